import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const passkeysFacts = {
  challenge: 'Random bytes to sign, in base64url; good once',
  rpId: 'Host that the passkey belongs to',
  seconds: 'For how many seconds the challenge is open',
  credentialId: 'Id of the passkey at its device, in base64url',
  credentialIds: 'Ids of the member’s passkeys for this host, in base64url',
  clientData: 'clientDataJSON of the browser, in base64url',
  authenticatorData: 'authenticatorData of the device, in base64url',
  signature: 'What the device signed, in base64url',
  userHandle: 'User id that the device keeps with the passkey, in base64url',
  attestation: 'attestationObject of the device, in base64url',
  transports: 'How the browser reaches the device: internal, hybrid, usb, nfc, ble',
  rpName: 'Name of the shop, for the device to show',
  userId: 'User id for the device to keep, in base64url',
  userName: 'Account, for the device to show',
  displayName: 'Name of the member, for the device to show',
  algorithms: 'Algorithms of signatures that the server checks (COSE), best first',
  existing: 'Passkeys that the member has already for this host',
  id: 'Id of the passkey (UUID)',
  name: 'What the member calls the passkey',
  host: 'Host at which the passkey works',
  synced: 'Whether the device says that it has copied it to an account, such as iCloud or Google',
  createdAt: 'When it was added (ISO 8601, UTC)',
  lastUsedAt: 'When somebody last logged in with it (ISO 8601, UTC); null: never',
  most: 'How many passkeys a member can have',
  token: 'Bearer token of the session',
  memberId: 'Member who is logged in (UUID)',
} as const satisfies Facts;
