import { isDeepStrictEqual } from 'node:util';
import type { couponCalls } from '@crossdock/contract/coupons.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import {
  addCoupon,
  type CouponDeskRow,
  type CouponFields,
  changeCoupon,
  lockCouponRow,
} from './desk.store.ts';
import { termsOf } from './store.ts';

/** What members may hold already stays as it is: only its names, numbers and dates change once it was in use. */
export const saveCoupon: Handler<(typeof couponCalls)['saveCoupon']> = async (tx, actor, input) => {
  const fields = fieldsOf(input);
  if (input.id === undefined) return { id: await addCoupon(tx, actor, fields) };
  const before = await lockCouponRow(tx, input.id);
  if (before === undefined) return refuse('row.notFound');
  const fault = changeFault(before, fields);
  if (fault) return fault;
  await changeCoupon(tx, before.id, fields);
  return { id: before.id };
};

type Input = Parameters<typeof saveCoupon>[2];

/** What does not belong to the type is not kept. */
function fieldsOf(input: Input): CouponFields {
  const deduction = input.type === 1;
  return {
    zh: input.zh,
    tw: input.tw,
    en: input.en,
    type: input.type,
    amount_minor: deduction ? input.amountMinor : 0,
    rate_bp: deduction ? 0 : input.rateBp,
    max_minor: deduction ? null : input.maxMinor,
    base: input.base,
    rules: input.rules,
    valid_from: input.validFrom,
    valid_until: input.validUntil,
    valid_days: input.validDays,
    per_member: input.perMember,
    total_count: input.totalCount,
    budget_minor: input.budgetMinor,
  };
}

function changeFault(
  before: CouponDeskRow,
  fields: CouponFields,
): Refusal<'coupon.termsHeld' | 'coupon.fewerThanIssued' | 'coupon.lessThanUsed'> | undefined {
  if (before.state !== 'draft' && !isDeepStrictEqual(termsOf(before), termsOf(fields)))
    return refuse('coupon.termsHeld');
  const { total_count: total, budget_minor: budget } = fields;
  if (total !== null && total < before.issued_count)
    return refuse('coupon.fewerThanIssued', { count: before.issued_count }, 'totalCount');
  if (budget !== null && budget < before.used_minor) return refuse('coupon.lessThanUsed', {}, 'budgetMinor');
  return undefined;
}
