import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { normaliseCouponCode } from '@crossdock/domain/coupons/codes.ts';
import type { Handler } from '../platform/handler.ts';
import { enforceRateLimit, uncountTry } from '../platform/throttle.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';
import { findCode, hasExchangedCode, recordCodeExchange } from './codes.store.ts';
import { memberCouponOf } from './couponFit.ts';
import { giveCoupon } from './give.store.ts';
import { findMemberCouponCopy } from './store.ts';

/** Limits the wrong codes that a member can try; correct ones do not count. */
const perMember = { bucket: 'coupon-code', max: 10, windowSeconds: 3_600 };

/**
 * Locks the code first, then the coupon. Of several members who exchange a code's last use at once, exactly one gets
 * the coupon. Unknown codes and codes of a coupon that is not open yet get the same answer.
 */
export const exchangeCoupon: Handler<'exchangeCoupon'> = async (tx, actor, input) => {
  const wait = await enforceRateLimit(tx, perMember, actor.memberId);
  if (wait) return wait;
  const found = await findCode(tx, normaliseCouponCode(input.code));
  if (found === undefined || found.state === 'draft') return refuse('coupon.codeUnknown', {}, 'code');
  await uncountTry(tx, perMember, actor.memberId);
  const { memberId } = actor;
  if (await hasExchangedCode(tx, memberId, found.code)) return refuse('coupon.codeYours', {}, 'code');
  if (found.expiresAt !== null && Date.parse(found.expiresAt) <= Date.parse(tx.now))
    return refuse('coupon.codeExpired', {}, 'code');
  if (!(await recordCodeExchange(tx, found.code))) return refuse('coupon.codeUsedUp', {}, 'code');
  const gift = { couponId: found.couponId, memberId, source: 'code' as const, code: found.code };
  const given = await catchUniqueViolation(giveCoupon(tx, actor, gift));
  if (given === 'taken') return refuse('coupon.codeYours', {}, 'code');
  if (isRefusal(given)) return { ...given, field: 'code' };
  const row = await findMemberCouponCopy(tx, memberId, given.id);
  if (row === undefined) return refuse('row.notFound');
  return memberCouponOf(row, { lang: actor.lang, currency: actor.shop.currency, now: tx.now });
};
