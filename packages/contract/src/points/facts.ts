import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const pointsFacts = {
  id: 'Id of the record (UUID)',
  type: 'earned, spent, returned, reversed, exchanged, shared, adjusted or commented',
  before: 'Points before the change',
  'list.after': 'Points after the change',
  amount: 'Points that came or, negative, went',
  owedChange: 'Points of it that were left owing, or below 0 kept for what was owed',
  orderId: 'Order that they belong to (UUID); null: none',
  'orderId@query': 'Only of this order (UUID)',
  orderNumber: 'Number of the order; null: none',
  in: 'Points that came in',
  out: 'Points that went out',
  owed: 'Points taken back after they were spent: the next ones pay for them',
  worthMinor: 'What one point is worth, in minor units',
  exchangeable: 'Whether points can be turned into balance',
  outstanding: 'Points that all members hold',
  outstandingMinor: 'What they are worth, in minor units',
  holders: 'How many members hold points',
  activeMembers: 'How many members could be given points',
  recent: 'Points of the last 30 days by kind',
  'adjustPoints.points': 'Points to add; negative takes from the member',
  'adjustPoints.points@answer': 'Points of the member now',
  'exchangePoints.points@body': 'Points to turn into balance',
  'issuePoints.accounts': 'Account names to give them to; left out: all active members',
  'issuePoints.points': 'Points for each member',
  'issuePoints.members': 'How many members were given points',
  state: 'approved: done; pending: waits for a second person',
  amountMinor: 'What came onto the balance, in minor units',
  'getMemberPoints.memberId': 'Id of the member (UUID)',
  active: 'Whether points are in use',
} as const satisfies Facts;
