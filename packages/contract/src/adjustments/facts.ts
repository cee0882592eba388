import type { Facts } from '../wire/facts.ts';

/** What the fields of these calls are, where they are not what their names say everywhere. */
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
} as const satisfies Facts;
