import { auditMachine } from '../payments/states.ts';

/**
 * What creates or pays out money by a clerk's hand. `limit` is the rule itself: what a clerk may do alone; `pointsWorth`
 * makes every point that members have worth more.
 */
export const approvalKinds = [
  'adjustment',
  'points',
  'transfer',
  'withdrawal',
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
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** An act that waits for a second person: decided once by another one, or withdrawn by who asked. */
export const approvalMachine: typeof auditMachine = {
  ...auditMachine,
  transitions: auditMachine.transitions.map((step) => ({ ...step, who: ['staff'] as const })),
};

/** The most that a shop can allow a clerk a day, in minor units. */
export const largestLimitMinor = 1_000_000_000_000;

/**
 * The worth of what has no upper end, such as an offer that everybody may use any number of times: beyond every
 * limit.
 */
export const endlessMinor = largestLimitMinor + 1;

/**
 * Whether an act takes a second person: what one clerk does alone within a day counts together, over all members and all
 * kinds, so that an amount cannot be cut into pieces. `aloneMaxMinor` 0 means always. Amounts in minor units.
 */
export function needsSecondPerson(
  worthMinor: number,
  { aloneTodayMinor, aloneMaxMinor }: { readonly aloneTodayMinor: number; readonly aloneMaxMinor: number },
): boolean {
  return Math.abs(worthMinor) + aloneTodayMinor > aloneMaxMinor;
}

/** For so many days whoever gave a member money, or acted as that member, does not decide what the member takes out. */
export const partDays = 30;
