import type { CouponTerms } from './rules.ts';

export interface CouponBounds extends Pick<CouponTerms, 'type' | 'amountMinor' | 'maxMinor'> {
  readonly totalCount: number | null;
  readonly budgetMinor: number | null;
}

/** The most that a coupon can take off fees over all its copies, in minor units; undefined where it has no end. */
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
