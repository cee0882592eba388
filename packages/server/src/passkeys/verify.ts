import type { PasskeyAssertion } from '@crossdock/contract/passkeys/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Request } from '@crossdock/contract/table.ts';
import type { NoTransaction } from '../platform/db.ts';

/** EdDSA, ES256 and RS256, which devices support. */
export const algorithms = [-8, -7, -257];

interface Site {
  readonly challenge: string;
  readonly origin: string;
  readonly host: string;
}

/** The user id that devices store with a member's passkey. It reveals nothing about the member. */
export const passkeyUserHandle = (memberId: string): string =>
  Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url');

/** Verifies the data of a passkey that a device has just created. */
export async function verifyNewPasskey(
  _noTransaction: NoTransaction,
  input: Pick<Request<'addPasskey'>, 'credentialId' | 'clientData' | 'attestation'>,
  { challenge, origin, host }: Site,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const statement = decodeAttestationObject(Buffer.from(input.attestation, 'base64url'));
    // Refuses attestations with certificates, because checking a certificate would contact addresses that the sender
    // chose.
    if (statement.get('attStmt').get('x5c') !== undefined) return refuse('passkey.invalid');
    if (!['none', 'packed'].includes(statement.get('fmt'))) return refuse('passkey.invalid');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id: input.credentialId, rawId: input.credentialId, type: 'public-key' },
        response: { clientDataJSON: input.clientData, attestationObject: input.attestation },
        clientExtensionResults: {},
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: host },
      ...{ requireUserVerification: true, supportedAlgorithmIDs: algorithms },
    });
    if (!verified || registrationInfo.credential.id !== input.credentialId) return refuse('passkey.invalid');
    return {
      publicKey: registrationInfo.credential.publicKey,
      useCount: registrationInfo.credential.counter,
      syncable: registrationInfo.credentialDeviceType === 'multiDevice',
      synced: registrationInfo.credentialBackedUp,
    };
  } catch {
    return refuse('passkey.invalid');
  }
}

interface Kept {
  readonly memberId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly syncable: boolean;
}

/**
 * Verifies a signature made by a passkey. It ignores the device's use count; `recordPasskeyUse` checks whether it
 * increased.
 */
export async function verifyAssertion(
  _noTransaction: NoTransaction,
  input: PasskeyAssertion,
  kept: Kept,
  { challenge, origin, host }: Site,
) {
  if (input.userHandle !== passkeyUserHandle(kept.memberId)) return refuse('passkey.invalid');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id: input.credentialId, rawId: input.credentialId, type: 'public-key' },
        response: {
          clientDataJSON: input.clientData,
          authenticatorData: input.authenticatorData,
          signature: input.signature,
        },
        clientExtensionResults: {},
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: host },
      credential: { id: kept.credentialId, publicKey: Uint8Array.from(kept.publicKey), counter: 0 },
      requireUserVerification: true,
    });
    const syncable = authenticationInfo.credentialDeviceType === 'multiDevice';
    if (!verified || syncable !== kept.syncable) return refuse('passkey.invalid');
    return { useCount: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
  } catch {
    return refuse('passkey.invalid');
  }
}
