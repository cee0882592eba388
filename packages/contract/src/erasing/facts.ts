import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const erasingFacts = {
  id: 'Id of the request (UUID)',
  'startErasure.id@body': 'Id of the member (UUID)',
  state: 'requested: it can be cancelled; running; done; cancelled',
  'listErasures.state@query': 'Only requests in this state; left out: all',
  blockers: 'What has to end before the account can be deleted',
  'blockers.kind': 'What it is: balance, debt, orders, parcels and so on',
  'blockers.count': 'How many there are; for balance and debt the amount in minor units',
  'listErasures.list.blockers': 'What blocked it when its days were over; it is looked at again every day',
  balanceMinor: 'Money on the account, promotion earnings with it, in minor units; below zero it is owed',
  points: 'Points that lapse with the account',
  coupons: 'Unused coupons that lapse with the account',
  graceDays: 'Days until the deletion begins',
  booksYears: 'Years for which invoices, receipts, payments and bank lists are kept, after the end of theirs',
  customsYears: 'Years for which customs declarations are kept, after the end of theirs',
  keptUntil: 'When the last document that must be kept is cleared (ISO 8601, UTC); null: there is none',
  requestedAt: 'When it was requested (ISO 8601, UTC)',
  givesUpMinor: 'Money that the member gives up: exactly the balance, in minor units; 0 without one',
  erasesAt: 'When the deletion begins (ISO 8601, UTC)',
  'keepAccount.token': 'Token from the link in the mail about the request',
  memberCode: 'Code of the member, which stays with the nameless account because labels carry it',
  requestedBy: 'Name of the owner who requested it for the member; empty: the member',
  why: 'The written request: when and how it came, without data of the member',
  rows: 'Rows that were deleted or cleared',
  files: 'Pictures and documents that were deleted',
  keepYears:
    'Years for which the shop keeps documents where that is longer than the law; 0: as the law wants',
} as const satisfies Facts;
