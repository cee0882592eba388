import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const assistantsFacts = {
  clientId:
    'Id that the assistant registered under, or the address of the document that describes it (`client_id`)',
  redirectUri: 'Where the code goes (`redirect_uri`); one that the assistant registered, letter by letter',
  responseType: '`response_type`; only code',
  codeChallenge: 'S256 of the assistant’s verifier, in base64url (`code_challenge`)',
  codeChallengeMethod: '`code_challenge_method`; only S256',
  scope: 'What the assistant asks for, names with spaces between them; empty: everything',
  resource: 'The address that the tokens are for; only this shop’s `/api/mcp`',
  'state@body': 'A text of the assistant that comes back unchanged',
  state:
    'done at once; refused; awaits the member; confirmed, declined or expired after it awaited the member',
  redirectTo: 'Where the browser goes next; empty: ask the member',
  clientName: 'Name that the assistant gave itself',
  clientHost: 'Host that the code went to',
  clientSite: 'Host of the document that describes the assistant; empty if it registered itself',
  scopes: 'What it may do, or asks for',
  'scopes@body': 'What the member allows of what was asked for',
  formToken: 'Proves that this session was shown this request; good for ten minutes',
  accept: 'Whether the member allows it',
  monthMostMinor:
    'What orders may cost in a month of the shop’s calendar, in minor units; 0: it submits none',
  'monthMostMinor@body':
    'What orders may cost in a month of the shop’s calendar, in minor units; needed with orders.submit',
  monthSpentMinor: 'What its orders of this month cost, with those that await a confirmation, in minor units',
  lastUsedAt: 'When it last called (ISO 8601, UTC); null: never',
  awaiting: 'What assistants ask for and the member has not decided, oldest first',
  assistantId: 'Id of the connected assistant (UUID)',
  inputHash: 'Hash of what is asked for; sent with the confirmation',
  expiresAt: 'Until when it can be confirmed (ISO 8601, UTC)',
  'order@answer': 'The order as it would be submitted; none if that is not possible now',
  problem: 'Why it is not possible now, in the reader’s language; empty if it is',
  totalMinor: 'What the order costs, in minor units',
  consignee: 'Who receives it',
  place: 'Where it goes, in one line',
  channel: 'Name of the channel',
  parcels: 'Parcels of the order',
  courierNumber: 'Tracking number of the parcel',
  goodsName: 'What is in it, as the member declared it',
  reason: 'Why it was refused, in the reader’s language; empty otherwise',
  amountMinor: 'What it would cost, in minor units; null if it costs nothing',
  'at@answer': 'When the assistant called (ISO 8601, UTC)',
} as const satisfies Facts;
