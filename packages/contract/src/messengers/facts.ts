import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const messengersFacts = {
  url: 'Address of the messenger to open',
  state: 'Value that comes back with the code; send it with the code',
  'getQrLoginStatus.state': 'waiting, scanned, confirmed or refused',
  browserKey: 'Secret of this browser; send it with the code',
  provider: 'line or wechat',
  code: 'Code that the messenger sent back',
  iss: 'Who answers, where the messenger says so (RFC 9207)',
  ticket: 'One-time ticket that stands for the account at the messenger',
  'lineLogin.ticket@answer': 'Ticket to bind later; null where a member was logged in',
  bound: 'Whether the account is bound to a member',
  name: 'Name of the account at the messenger',
  token: 'Bearer token of the session; null where nobody is logged in yet',
  memberId: 'Member who is logged in (UUID); null: nobody',
  boundAt: 'When it was bound (ISO 8601, UTC)',
  id: 'Id of the code login (UUID)',
  scanCode: 'What the picture carries, and the phone reads',
  expiresAt: 'Until when the code login is open (ISO 8601, UTC)',
  createdAt: 'When the code login began (ISO 8601, UTC)',
  accept: 'true lets the other browser in, false refuses it',
  line: 'Channel at LINE; null: none',
  issuer: 'Address of the issuer of LINE logins (https)',
  clientId: "Id of the shop's channel at LINE",
  wechat: 'Official account at WeChat; null: none',
  appId: 'Id of the official account',
  authorizeUrl: 'Address where WeChat asks the user (https)',
  redirects: 'Addresses to enter at the messengers: where they send people back to',
  secret: 'Secret of the channel; left out keeps the present one',
  authorizationHost: 'Host where users would log in',
  friend: "Whether the shop's official account is a friend; null where nobody knows",
  addFriendUrl: 'Where LINE offers to add the official account; null: nowhere',
  verification: 'Name and content of the file that WeChat looks for at the root of the domain',
} as const satisfies Facts;
