import { isRefusal, refusalMessage } from '@crossdock/contract/refusals.ts';
import type { DiscountableCharge } from '@crossdock/domain/coupons/rules.ts';
import { judgeCoupon, memberCouponOf } from '../coupons/couponFit.ts';
import { usableCoupons } from '../coupons/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { usablePointsBalance } from '../points/store.ts';
import { usablePointsOf } from './discount.ts';
import type { PreparedOrder } from './prepare.ts';

const shownAtMost = 50;

/** Usable coupons with their discount on this fee, the largest discount first. */
export async function couponsWithDiscount(tx: Tx, actor: Member, facts: DiscountableCharge) {
  const rows = await usableCoupons(tx, actor.memberId, shownAtMost);
  const reader = { lang: actor.lang, currency: actor.shop.currency, now: tx.now };
  return rows
    .map((row) => memberCouponOf(row, reader, judgeCoupon(row, facts, reader)))
    .sort((a, b) => (b.fit?.deductedMinor ?? 0) - (a.fit?.deductedMinor ?? 0));
}

/** The coupons and points that could be used on a quoted fee. */
export async function availableDiscounts(tx: Tx, actor: Member, { facts, discount }: PreparedOrder) {
  const [coupons, balance] = await Promise.all([
    couponsWithDiscount(tx, actor, facts),
    usablePointsBalance(tx, actor.memberId),
  ]);
  return {
    coupons,
    points: usablePointsOf(balance, facts, actor.shop.settings.points),
    obstacle: isRefusal(discount)
      ? { error: discount.refused, message: refusalMessage(discount, actor.lang) }
      : null,
  };
}
