import { isDeepStrictEqual } from 'node:util';
import { type Refusal, type RefusalCode, refuse } from '@crossdock/contract/refusals.ts';
import { maxLiability } from '@crossdock/domain/coupons/maxLiability.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import {
  type CouponDeskRow,
  type CouponFields,
  changeCoupon,
  lockCouponRow,
  transitionCoupon,
} from './desk.store.ts';
import { termsOf } from './store.ts';

type ChangeRefusal =
  | 'row.notFound'
  | 'row.changed'
  | 'coupon.termsHeld'
  | 'coupon.fewerThanIssued'
  | 'coupon.lessThanUsed';

/**
 * Refuses changes that are no longer allowed: once a coupon has been in use, only its names, numbers and
 * dates may change.
 */
export function couponChangeRefusal(
  before: CouponDeskRow,
  fields: CouponFields,
): Refusal<'coupon.termsHeld' | 'coupon.fewerThanIssued' | 'coupon.lessThanUsed'> | undefined {
  if (before.state !== 'draft' && !isDeepStrictEqual(termsOf(before), termsOf(fields)))
    return refuse('coupon.termsHeld');
  const { totalCount: total, budgetMinor: budget } = fields;
  if (total !== null && total < before.issuedCount)
    return refuse('coupon.fewerThanIssued', { count: before.issuedCount }, 'totalCount');
  if (budget !== null && budget < before.usedMinor) return refuse('coupon.lessThanUsed', {}, 'budgetMinor');
  return undefined;
}

/** The most that all copies of a coupon can take off; undefined if there is no limit. */
export function couponMaxLiability(
  coupon: Parameters<typeof termsOf>[0] & Pick<CouponFields, 'totalCount' | 'budgetMinor'>,
): number | undefined {
  return maxLiability({
    ...termsOf(coupon),
    totalCount: coupon.totalCount,
    budgetMinor: coupon.budgetMinor,
  });
}

/** Carries out a coupon change that a second person approved: opening it, or making it more expensive. */
export async function carryOutCouponChange(
  tx: Tx,
  actor: Staff,
  id: string,
  asked: CouponFields | undefined,
): Promise<Refusal<ChangeRefusal> | undefined> {
  const coupon = await lockCouponRow(tx, id);
  if (coupon === undefined) return refuse('row.notFound');
  if (asked === undefined)
    return (await transitionCoupon(tx, actor, coupon, 'activate')) ? undefined : refuse('row.changed');
  const fault = couponChangeRefusal(coupon, asked);
  if (fault) return fault;
  await changeCoupon(tx, id, asked);
  return undefined;
}

/**
 * Why staff cannot give the coupon out. If a draft waits for a second person, the refusal says that instead of calling
 * the coupon stopped.
 */
export function closedCouponRefusal<Code extends RefusalCode>(
  refusal: Refusal<Code>,
  isAwaited: boolean,
): Refusal<Code | 'coupon.awaitsSecond'> {
  const unused = refusal.refused === 'coupon.stopped' || refusal.refused === 'coupon.notInUse';
  return unused && isAwaited ? refuse('coupon.awaitsSecond') : refusal;
}
