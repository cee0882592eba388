import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { conditionsText, useText, type Writing } from '@crossdock/contract/coupons/texts.ts';
import { isRefusal, type Refusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import {
  type CouponFacts,
  couponDeduction,
  couponObstacle,
  isMeantFor,
} from '@crossdock/domain/coupons/rules.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { type HeldRow, termsOf } from './store.ts';

export interface CouponReader {
  readonly lang: Lang;
  readonly currency: string;
  readonly now: string;
}

export type FitRefusal =
  | 'coupon.used'
  | 'coupon.revoked'
  | 'coupon.expired'
  | 'coupon.notYet'
  | 'coupon.conditions'
  | 'coupon.nothing'
  | 'coupon.otherUse'
  | 'coupon.budgetSpent';

/** What a coupon takes off a fee, or why it does not apply. The order that uses it already may go on using it. */
export function fitOf(
  row: HeldRow,
  facts: CouponFacts,
  reader: CouponReader,
  orderId?: string,
): { deductedMinor: number } | Refusal<FitRefusal> {
  const own = orderId !== undefined && row.orderId === orderId;
  const dates = { validFrom: row.validFrom, validUntil: row.validUntil };
  const obstacle = own ? undefined : couponObstacle({ state: row.state, ...dates }, reader.now);
  if (obstacle) return refuse(obstacle);
  if (!isMeantFor(row.base, facts.of))
    return refuse('coupon.otherUse', { use: useText(row.base, reader.lang) });
  const found = couponDeduction(termsOf(row), facts);
  if ('unmet' in found) {
    const { join, unmet: conditions } = found;
    return refuse('coupon.conditions', {
      conditions: conditionsText({ join, conditions }, reader.lang, writingIn(reader.currency)),
    });
  }
  if (found.amountMinor === 0) return refuse('coupon.nothing');
  const spentMinor = row.usedMinor - (own ? (row.deductedMinor ?? 0) : 0);
  if (row.budgetMinor !== null && spentMinor + found.amountMinor > row.budgetMinor)
    return refuse('coupon.budgetSpent');
  return { deductedMinor: found.amountMinor };
}

function writingIn(currency: string): Writing {
  return {
    money: (minor) => `${amountText(minor, currency)} ${currency}`,
    weight: (grams) => `${grams / 1000} kg`,
  };
}

const wholeBasisPoints = 10_000;

/** A coupon as its member sees it; with `fit`, for the fee that was asked about. */
export function memberCouponOf(
  row: HeldRow,
  reader: CouponReader,
  fit: ReturnType<typeof fitOf> | null = null,
): MemberCoupon {
  const expired = Date.parse(row.validUntil) <= Date.parse(reader.now);
  return {
    id: row.id,
    couponId: row.couponId,
    name: row[reader.lang],
    ...termsShown(row),
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

/** A coupon's terms as they are answered. */
export function termsShown(row: Parameters<typeof termsOf>[0]) {
  const { rules, ...terms } = termsOf(row);
  return { ...terms, rules: { join: rules.join, conditions: rules.conditions.map((one) => ({ ...one })) } };
}

function fitShown(fit: ReturnType<typeof fitOf>, lang: Lang): NonNullable<MemberCoupon['fit']> {
  if (!isRefusal(fit)) return { deductedMinor: fit.deductedMinor, obstacle: null };
  return { deductedMinor: 0, obstacle: { error: fit.refused, message: refusalMessage(fit, lang) } };
}
