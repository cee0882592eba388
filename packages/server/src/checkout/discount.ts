import type { discountRefusals, UsablePoints } from '@crossdock/contract/checkout/discounts.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { type CouponFacts, couponDeduction } from '@crossdock/domain/coupons/rules.ts';
import { type CarriedDiscount, type Discount, noDiscount } from '@crossdock/domain/orders/discounts.ts';
import { mostUsablePoints, pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { PointsSettings } from '@crossdock/domain/shops/settings.ts';
import { type FitRefusal, fitOf } from '../coupons/couponFit.ts';
import { couponOn, findHeld, termsOf } from '../coupons/store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { pointsOf } from '../points/store.ts';

/** What a member wants to put towards an order. */
export interface DiscountChoice {
  readonly memberCouponId?: string | undefined;
  readonly points: number;
}

export type DiscountRefusal = (typeof discountRefusals)[number] | 'coupon.withPoints' | 'row.notFound';

/** Judges what a member chose for a fee. `order` is the one that may use the coupon or the points already. */
export async function discountFor(
  tx: Tx,
  actor: Pick<Member, 'memberId' | 'shop' | 'lang'>,
  choice: DiscountChoice,
  facts: CouponFacts,
  order?: OrderRow,
): Promise<Discount | Refusal<DiscountRefusal>> {
  const { memberCouponId, points } = choice;
  if (memberCouponId === undefined) {
    return points === 0 ? noDiscount : pointsDiscount(tx, actor, points, facts, order);
  }
  // The specification, section 5, Payment.
  if (points > 0) return refuse('coupon.withPoints', {}, 'points');
  return couponDiscount(tx, actor, memberCouponId, facts, order?.id);
}

/** Judges one coupon for a fee or for goods. */
export async function couponDiscount(
  tx: Tx,
  { memberId, shop, lang }: Pick<Member, 'memberId' | 'shop' | 'lang'>,
  memberCouponId: string,
  facts: CouponFacts,
  orderId?: string,
): Promise<Discount | Refusal<FitRefusal | 'row.notFound'>> {
  const row = await findHeld(tx, memberId, memberCouponId);
  if (row === undefined) return refuse('row.notFound');
  const fit = fitOf(row, facts, { lang, currency: shop.currency, now: tx.now }, orderId);
  if (isRefusal(fit)) return { ...fit, field: 'memberCouponId' };
  return { ...noDiscount, memberCouponId, deduction: { couponMinor: fit.deductedMinor, pointsMinor: 0 } };
}

async function pointsDiscount(
  tx: Tx,
  actor: Pick<Member, 'memberId' | 'shop' | 'lang'>,
  points: number,
  { totalMinor }: CouponFacts,
  order: OrderRow | undefined,
): Promise<Discount | Refusal<'order.pointsInvalid'>> {
  const settings = actor.shop.settings.points;
  const balance = (await pointsOf(tx, actor.memberId)) + (order?.pointsUsed ?? 0);
  const most = mostUsablePoints({ balance, feeMinor: totalMinor }, settings);
  if (points > most || points < settings.minUse) return refuse('order.pointsInvalid', { most }, 'points');
  return discountOfPoints(points, settings.worthMinor);
}

/** So many points at what each was worth when they were put on the order. */
export function discountOfPoints(points: number, pointWorthMinor: number): Discount {
  if (points === 0) return noDiscount;
  const pointsMinor = pointsWorthMinor(points, { worthMinor: pointWorthMinor });
  return { memberCouponId: null, points, pointWorthMinor, deduction: { couponMinor: 0, pointsMinor } };
}

/** What a point on this order is worth: as it was when the points were put on it. */
export function pointWorthOn(order: Pick<OrderRow, 'pointWorthMinor'>, settings: PointsSettings): number {
  return order.pointWorthMinor ?? settings.worthMinor;
}

/** What of `balance` points a fee takes, and what that is worth. */
export function usablePointsOf(balance: number, feeMinor: number, settings: PointsSettings): UsablePoints {
  const usable = mostUsablePoints({ balance, feeMinor }, settings);
  return {
    active: settings.active,
    balance,
    usable,
    worthMinor: pointsWorthMinor(usable, settings),
    pointMinor: pointsWorthMinor(1, settings),
    minUse: settings.minUse,
    maxShareBp: settings.maxShareBp,
  };
}

/**
 * The discount that an order was submitted with, on the fee that packing made of it: the same coupon, judged again, and
 * as many of the points as the fee takes, at what they were worth then. It never asks for more than the coupon's budget
 * holds.
 */
export async function carriedDiscount(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'memberCouponId' | 'pointsUsed' | 'pointWorthMinor'>,
  facts: CouponFacts,
  ofShop: PointsSettings,
): Promise<CarriedDiscount> {
  if (order.memberCouponId !== null) return carriedCoupon(tx, order.id, order.memberCouponId, facts);
  const { pointsUsed: used } = order;
  if (used === 0) return { ...noDiscount, released: null };
  const worthMinor = pointWorthOn(order, ofShop);
  const settings = { ...ofShop, active: true, minUse: 1, worthMinor };
  const most = mostUsablePoints({ balance: used, feeMinor: facts.totalMinor }, settings);
  return { ...discountOfPoints(most, worthMinor), released: null };
}

async function carriedCoupon(
  tx: Tx,
  orderId: string,
  memberCouponId: string,
  facts: CouponFacts,
): Promise<CarriedDiscount> {
  const row = await couponOn(tx, orderId);
  if (row === undefined) return { ...noDiscount, released: null };
  const found = couponDeduction(termsOf(row), facts);
  if ('unmet' in found) return { ...noDiscount, released: found };
  const room =
    row.budgetMinor === null
      ? Number.POSITIVE_INFINITY
      : row.budgetMinor - row.usedMinor + (row.deductedMinor ?? 0);
  const couponMinor = Math.min(found.amountMinor, room);
  return { ...noDiscount, memberCouponId, deduction: { couponMinor, pointsMinor: 0 }, released: null };
}
