import type { CouponTerms } from './rules.ts';

export interface CouponBounds extends Pick<CouponTerms, 'type' | 'amountMinor' | 'maxMinor'> {
  readonly totalCount: number | null;
  readonly budgetMinor: number | null;
}

/**
 * The most that all copies of a coupon can take off together, in minor units; undefined if there is no limit. Never
 * subtracts what its copies have already taken off.
 * @example maxLiability({ type: 1, amountMinor: 5000, maxMinor: null, totalCount: 100, budgetMinor: 300_000 }) // →
 * 300_000
 * @example maxLiability({ type: 2, amountMinor: 0, maxMinor: null, totalCount: 100, budgetMinor: null }) // → undefined
 */
export function maxLiability({
  type,
  amountMinor,
  maxMinor,
  totalCount,
  budgetMinor,
}: CouponBounds): number | undefined {
  const each = type === 1 ? amountMinor : maxMinor;
  const copies = each === null || totalCount === null ? [] : [each * totalCount];
  const ends = [...copies, ...(budgetMinor === null ? [] : [budgetMinor])];
  return ends.length === 0 ? undefined : Math.min(...ends);
}
