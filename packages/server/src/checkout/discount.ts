import type { discountRefusals, UsablePoints } from '@crossdock/contract/coupons/discounts.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { couponDecision } from '@crossdock/domain/coupons/decision.ts';
import type { DiscountableCharge } from '@crossdock/domain/coupons/rules.ts';
import { type Discount, type FinalDiscount, noDiscount } from '@crossdock/domain/orders/discounts.ts';
import {
  maxPointsUse,
  type PointsBasis,
  type PointsUse,
  pointsDecision,
  pointsDiscountMinor,
} from '@crossdock/domain/points/rules.ts';
import type { PointsSettings, ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { type FitRefusal, judgeCoupon } from '../coupons/couponFit.ts';
import { couponCopyOf, couponOfOrder, findMemberCouponCopy } from '../coupons/store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { usablePointsBalance } from '../points/store.ts';

/** The coupon or points that a member chose for an order. */
export interface DiscountChoice {
  readonly memberCouponId?: string | undefined;
  readonly points: number;
}

export type DiscountRefusal = (typeof discountRefusals)[number] | 'coupon.withPoints' | 'row.notFound';

/**
 * Judges the member's choice for a fee. If `order` is given, the coupon or points that it already uses count as
 * available.
 */
export async function discountFor(
  tx: Tx,
  actor: Pick<Member, 'memberId' | 'shop' | 'lang'>,
  choice: DiscountChoice,
  facts: DiscountableCharge,
  order?: OrderRow,
): Promise<Discount | Refusal<DiscountRefusal>> {
  const { memberCouponId, points } = choice;
  if (memberCouponId === undefined) {
    return points === 0 ? noDiscount : pointsDiscount(tx, actor, points, facts, order);
  }
  // An order uses either points or a coupon (product specification, section 5, Payment).
  if (points > 0) return refuse('coupon.withPoints', {}, 'points');
  return couponDiscount(tx, actor, memberCouponId, facts, order?.id);
}

/** Judges one coupon for the fee of an order, or for goods that a member buys. */
export async function couponDiscount(
  tx: Tx,
  { memberId, shop, lang }: Pick<Member, 'memberId' | 'shop' | 'lang'>,
  memberCouponId: string,
  facts: DiscountableCharge,
  orderId?: string,
): Promise<Discount | Refusal<FitRefusal | 'row.notFound'>> {
  const row = await findMemberCouponCopy(tx, memberId, memberCouponId);
  if (row === undefined) return refuse('row.notFound');
  const fit = judgeCoupon(row, facts, { lang, currency: shop.currency, now: tx.now }, orderId);
  if (isRefusal(fit)) return { ...fit, field: 'memberCouponId' };
  return discountOfCoupon(memberCouponId, fit.deductedMinor, facts);
}

function discountOfCoupon(memberCouponId: string, couponMinor: number, facts: DiscountableCharge): Discount {
  return { ...noDiscount, memberCouponId, deduction: { couponMinor, pointsMinor: 0 }, facts };
}

async function pointsDiscount(
  tx: Tx,
  { memberId, shop }: Pick<Member, 'memberId' | 'shop' | 'lang'>,
  asked: number,
  facts: DiscountableCharge,
  order: OrderRow | undefined,
): Promise<Discount | Refusal<'order.pointsInvalid'>> {
  // Points that the order uses now count as available.
  const balance = (await usablePointsBalance(tx, memberId)) + (order?.pointsUsed ?? 0);
  const found = pointsDecision(asked, groundOf(balance, facts), shop.settings.points);
  return 'most' in found
    ? refuse('order.pointsInvalid', { most: found.most }, 'points')
    : discountOfPoints(found);
}

function groundOf(balance: number, { totalMinor, stepMinor }: DiscountableCharge): PointsBasis {
  return { balance, feeMinor: totalMinor, coinMinor: stepMinor };
}

function discountOfPoints({ points, pointWorthMinor, amountMinor: pointsMinor }: PointsUse): Discount {
  if (points === 0) return noDiscount;
  return { ...noDiscount, points, pointWorthMinor, deduction: { couponMinor: 0, pointsMinor } };
}

/** The order's points, at the value they had when they were added. */
export function discountByPoints(
  { pointsUsed: points, pointWorthMinor }: Pick<OrderRow, 'pointsUsed' | 'pointWorthMinor'>,
  { coinMinor, points: { worthMinor } }: Pick<ShopSettings, 'coinMinor' | 'points'>,
): Discount {
  const each = pointWorthMinor ?? worthMinor;
  return discountOfPoints({
    points,
    pointWorthMinor: each,
    amountMinor: pointsDiscountMinor(points, each, coinMinor),
  });
}

/** How many of `balance` points can be used on a fee, and their value. */
export function usablePointsOf(
  balance: number,
  facts: DiscountableCharge,
  settings: PointsSettings,
): UsablePoints {
  const taken = maxPointsUse(groundOf(balance, facts), settings);
  return {
    active: settings.active,
    balance,
    usable: taken.points,
    worthMinor: taken.amountMinor,
    pointMinor: taken.pointWorthMinor,
    minUse: settings.minUse,
    maxShareBp: settings.maxShareBp,
  };
}

/**
 * The discount of an order on the fee after packing: the same coupon, judged again, and as many of the points
 * as the fee can use, at their original value. It never exceeds the coupon's budget.
 */
export async function discountAfterPacking(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'memberCouponId' | 'pointsUsed' | 'pointWorthMinor'>,
  facts: DiscountableCharge,
  ofShop: PointsSettings,
): Promise<FinalDiscount> {
  if (order.memberCouponId !== null) return carriedCoupon(tx, order.id, order.memberCouponId, facts);
  const { pointsUsed: used } = order;
  if (used === 0) return { ...noDiscount, released: null };
  const carriedAt = order.pointWorthMinor ?? ofShop.worthMinor;
  const taken = maxPointsUse({ ...groundOf(used, facts), carriedAt }, ofShop);
  return { ...discountOfPoints(taken), released: null };
}

async function carriedCoupon(
  tx: Tx,
  orderId: string,
  memberCouponId: string,
  facts: DiscountableCharge,
): Promise<FinalDiscount> {
  const row = await couponOfOrder(tx, orderId);
  if (row === undefined) return { ...noDiscount, released: null };
  const found = couponDecision(couponCopyOf(row, orderId), facts, tx.now);
  if ('obstacle' in found) return { ...noDiscount, released: found.obstacle };
  return { ...discountOfCoupon(memberCouponId, found.amountMinor, facts), released: null };
}
