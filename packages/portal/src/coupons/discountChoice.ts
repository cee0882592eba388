import type { UsablePoints } from '@crossdock/contract/coupons/discounts.ts';
import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';

export interface DiscountChoice {
  readonly memberCouponId?: string | undefined;
  readonly points: number;
}

export interface DiscountSectionProps {
  /** To be used, each with what it would take off. */
  readonly coupons: readonly MemberCoupon[];
  /** Null: what is paid for takes none. */
  readonly points: UsablePoints | null;
  readonly chosen: DiscountChoice;
  /** What the chosen one takes off, in minor units. */
  readonly savedMinor: number;
  /** Why the chosen one does not count. */
  readonly obstacle?: string | undefined;
  readonly busy?: boolean;
  readonly onChoose: (choice: DiscountChoice) => void;
}

export const noPoints: UsablePoints = {
  ...{ active: false, balance: 0, usable: 0, worthMinor: 0, pointMinor: 0, minUse: 1, maxShareBp: 0 },
};

/** What a coupon takes off the fee that was asked about; 0 where it does not apply. */
export function fitsMinor({ fit }: MemberCoupon): number {
  return fit && !fit.obstacle ? fit.deductedMinor : 0;
}
