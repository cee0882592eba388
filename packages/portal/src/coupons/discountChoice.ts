import type { UsablePoints } from '@crossdock/contract/coupons/discounts.ts';
import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';

export interface DiscountChoice {
  readonly memberCouponId?: string | undefined;
  readonly points: number;
}

export interface DiscountSectionProps {
  /** The coupons to choose from, each with its discount. */
  readonly coupons: readonly MemberCoupon[];
  /** Null if points cannot be used for this payment. */
  readonly points: UsablePoints | null;
  readonly chosen: DiscountChoice;
  /** The discount of the current choice, in minor units. */
  readonly savedMinor: number;
  /** Why the current choice has no effect. */
  readonly obstacle?: string | undefined;
  readonly busy?: boolean;
  readonly onChoose: (choice: DiscountChoice) => void;
}

export const noUsablePoints: UsablePoints = {
  ...{ active: false, balance: 0, usable: 0, worthMinor: 0, pointMinor: 0, minUse: 1, maxShareBp: 0 },
};

/** The discount of a coupon on the fee that is paid here; 0 if the coupon does not apply. */
export function discountMinor({ fit }: MemberCoupon): number {
  return fit && !fit.obstacle ? fit.deductedMinor : 0;
}
