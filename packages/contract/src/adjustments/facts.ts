import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const adjustmentsFacts = {
  amountMinor: 'Amount in minor units; negative takes from the member',
  'adjustMemberBalance.state': 'approved: done; pending: waits for a second person',
  kind: 'What is asked for: an adjustment, a transfer, a withdrawal, a rate, …',
  memberId: 'Member concerned (UUID); null where it is for many or nobody in particular',
  'memberId@query': 'Only what concerns this member (UUID)',
  subjectId: 'Transfer, withdrawal, coupon or proof that it is about (UUID); null: none',
  asked: 'The call that waits, of a rate or of where money goes; null for other kinds',
  values: 'What the call would set, one line each',
  mine: 'True where the reader asked for it, and so cannot decide it',
  balanceMinor: 'Balance of the member, in minor units',
  adjustAloneMaxMinor: 'What one clerk may create or pay out alone in a day, in minor units; 0: nothing',
  'saveAdjustmentSettings.state': 'approved: in force; pending: a raise that waits for a second person',
  id: 'Id of the request (UUID)',
  'adjustMemberBalance.memberId': 'Member whose balance it is (UUID)',
  'values.name': 'Name of the field, as people read it',
  'values.value': 'What it would be set to',
  monthMinor: 'What it would have given by the last 30 days, in minor units; null: not reckoned',
  'getRateMonth.month': 'What happened in the last 30 days',
  freightMinor: 'Freight paid in the last 30 days, in minor units',
  invitedFreightMinor: 'Freight paid by invited friends in the last 30 days, in minor units',
  'month.shares': 'Sharing proofs accepted in the last 30 days',
  'month.comments': 'Comments in the last 30 days',
  rates: 'The rates that count now',
  'rates.points': 'How points are earned and what they are worth',
  'rates.promotion': 'What the promotion programme gives',
  'rates.commentPoints': 'Points that a comment earns',
  'rates.points.active': 'Whether points are in use',
  'rates.promotion.active': 'Whether the programme is open',
  'rates.points.worthMinor': 'What one point is worth, in minor units',
  exchangeable: 'Whether points can be turned into balance',
} as const satisfies Facts;
