import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { type CouponFormatters, conditionsText, couponScopeText } from '@crossdock/contract/coupons/texts.ts';
import { isRefusal, type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type CouponObstacle, couponDecision, hasEnded } from '@crossdock/domain/coupons/decision.ts';
import type { DiscountableCharge } from '@crossdock/domain/coupons/rules.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { type CouponCopyRow, couponCopyOf, termsOf } from './store.ts';

export interface CouponViewContext {
  readonly lang: Lang;
  readonly currency: string;
  readonly now: string;
}

export type FitRefusal = CouponObstacle['reason'];

/**
 * The amount that a coupon takes off a fee, or why it does not apply. An order that already uses the coupon may keep
 * it.
 */
export function judgeCoupon(
  row: CouponCopyRow,
  facts: DiscountableCharge,
  reader: CouponViewContext,
  orderId?: string,
): { deductedMinor: number } | Refusal<FitRefusal> {
  const found = couponDecision(couponCopyOf(row, orderId), facts, reader.now);
  return 'obstacle' in found
    ? obstacleRefusal(found.obstacle, row, reader)
    : { deductedMinor: found.amountMinor };
}

/** Why a coupon does not apply, in the reader's language. */
function obstacleRefusal(
  obstacle: CouponObstacle,
  { base }: Pick<CouponCopyRow, 'base'>,
  { lang, currency }: CouponViewContext,
): Refusal<FitRefusal> {
  if (obstacle.reason === 'coupon.otherUse')
    return refuse(obstacle.reason, { use: couponScopeText(base, lang) });
  if (obstacle.reason !== 'coupon.conditions') return refuse(obstacle.reason);
  const { join, unmet: conditions } = obstacle.unmet;
  return refuse('coupon.conditions', {
    conditions: conditionsText({ join, conditions }, lang, writingIn(currency)),
  });
}

function writingIn(currency: string): CouponFormatters {
  return {
    money: (minor) => `${amountText(minor, currency)} ${currency}`,
    weight: (grams) => `${grams / 1000} kg`,
  };
}

const wholeBasisPoints = 10_000;

/** A coupon as its member sees it; with `fit`, also what it does for the requested fee. */
export function memberCouponOf(
  row: CouponCopyRow,
  reader: CouponViewContext,
  fit: ReturnType<typeof judgeCoupon> | null = null,
): MemberCoupon {
  const expired = hasEnded(row.validUntil, reader.now);
  return {
    id: row.id,
    couponId: row.couponId,
    name: row[reader.lang],
    ...couponTermsView(row),
    rate: (wholeBasisPoints - row.rateBp) / 100,
    status: row.state === 'used' ? 3 : expired ? 2 : 1,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    receivedAt: row.createdAt,
    usedAt: row.usedAt,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    purchaseId: row.purchaseId,
    purchaseNumber: row.purchaseNumber,
    deductedMinor: row.deductedMinor,
    fit: fit && fitShown(fit, reader.lang),
  };
}

/** A coupon's terms in the answer's form. */
export function couponTermsView(row: Parameters<typeof termsOf>[0]) {
  const { rules, ...terms } = termsOf(row);
  return { ...terms, rules: { join: rules.join, conditions: rules.conditions.map((one) => ({ ...one })) } };
}

function fitShown(fit: ReturnType<typeof judgeCoupon>, lang: Lang): NonNullable<MemberCoupon['fit']> {
  if (!isRefusal(fit)) return { deductedMinor: fit.deductedMinor, obstacle: null };
  return { deductedMinor: 0, obstacle: { error: fit.refused, message: refusalMessage(fit, lang) } };
}
