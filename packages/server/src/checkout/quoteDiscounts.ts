import { isRefusal, refusalMessage } from '@crossdock/contract/refusals.ts';
import { fitOf, memberCouponOf } from '../coupons/couponFit.ts';
import { usableCoupons } from '../coupons/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { pointsOf } from '../points/store.ts';
import { usablePointsOf } from './discount.ts';
import type { Prepared } from './prepare.ts';

const shownAtMost = 50;

/** What could be put towards a quoted fee: coupons that take off most in front, and points. */
export async function discountsBeside(tx: Tx, actor: Member, { facts, discount }: Prepared) {
  const [rows, balance] = await Promise.all([
    usableCoupons(tx, actor.memberId, shownAtMost),
    pointsOf(tx, actor.memberId),
  ]);
  const reader = { lang: actor.lang, currency: actor.shop.currency, now: tx.now };
  const coupons = rows.map((row) => memberCouponOf(row, reader, fitOf(row, facts, reader)));
  coupons.sort((a, b) => (b.fit?.deductedMinor ?? 0) - (a.fit?.deductedMinor ?? 0));
  return {
    coupons,
    points: usablePointsOf(balance, facts.totalMinor, actor.shop.settings.points),
    obstacle: isRefusal(discount)
      ? { error: discount.refused, message: refusalMessage(discount, actor.lang) }
      : null,
  };
}
