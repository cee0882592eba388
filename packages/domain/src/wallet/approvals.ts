import { auditMachine } from '../payments/states.ts';

/**
 * Actions of staff that create or pay out money. `limit` changes the limits of these rules. `pointsWorth`
 * raises the value of all members' points.
 */
export const approvalKinds = [
  'adjustment',
  'points',
  'transfer',
  'statementLine',
  'remittance',
  'withdrawal',
  'payout',
  'offer',
  'coupon',
  'share',
  'limit',
  'pointsWorth',
  'aftersales',
  'purchase',
  'order',
  'dispute',
  'rate',
  'destination',
  'chargeback',
  'sourceRefund',
  'refundOutcome',
  'moveIn',
  'orderPrice',
  'orderChange',
  'erasure',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** A request that needs a second person: another clerk decides it once, or the requester withdraws it. */
export const approvalMachine: typeof auditMachine = {
  ...auditMachine,
  transitions: auditMachine.transitions.map((step) => ({ ...step, who: ['staff'] as const })),
};

/** The highest daily limit of a clerk that a shop can set, in minor units. */
export const maxDailyLimitMinor = 1_000_000_000_000;

/**
 * The value of an action without a limit, such as an offer that everybody may use any number of times. It is above
 * every limit.
 */
export const unlimitedMinor = maxDailyLimitMinor + 1;

/**
 * Whether an action needs a second person. Everything that one clerk does alone within a day counts together, over all
 * members and kinds, so that an amount cannot be split. `aloneMaxMinor` 0 means always. Amounts in minor units. Never
 * counts several small amounts separately.
 * @example needsSecondPerson(100, { aloneTodayMinor: 950, aloneMaxMinor: 1000 }) // → true
 */
export function needsSecondPerson(
  worthMinor: number,
  { aloneTodayMinor, aloneMaxMinor }: { readonly aloneTodayMinor: number; readonly aloneMaxMinor: number },
): boolean {
  return Math.abs(worthMinor) + aloneTodayMinor > aloneMaxMinor;
}

/**
 * A clerk who gave a member money, or acted as that member, cannot decide that member's withdrawals for this many
 * days.
 */
export const conflictOfInterestDays = 30;
