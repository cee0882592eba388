import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaitingApprovalRequest, requireApproval } from '../wallet/approvals.store.ts';
import { couponChangeRefusal, couponMaxLiability } from './change.ts';
import { addCoupon, type CouponFields, changeCoupon, findCoupon } from './desk.store.ts';

export const saveCoupon: Handler<'saveCoupon'> = async (tx, actor, input) => {
  const fields = fieldsOf(input);
  if (input.id === undefined) return { id: await addCoupon(tx, actor, fields), state: 'approved' };
  const before = await findCoupon(tx, input.id);
  if (before === undefined) return refuse('row.notFound');
  const fault = couponChangeRefusal(before, fields);
  if (fault) return fault;
  const [was, is] = [couponMaxLiability(before), couponMaxLiability(fields)];
  // If an open coupon becomes more expensive, the difference counts as given away for the clerk's approval limit.
  if (before.state === 'active' && was !== undefined && (is === undefined || is > was)) {
    const act = await requireApproval(tx, actor, {
      kind: 'coupon',
      worthMinor: (is ?? was) - was,
      endless: is === undefined,
      subjectId: before.id,
      reason: before.tw,
      asked: { fields },
    });
    if (isRefusal(act)) return act;
    if (act.state === 'pending') return { id: before.id, state: 'pending' };
  }
  // A waiting request is dropped, because it was for the coupon before this change.
  await dropWaitingApprovalRequest(tx, { kind: 'coupon', subjectId: before.id });
  await changeCoupon(tx, before.id, fields);
  return { id: before.id, state: 'approved' };
};

type Input = Parameters<typeof saveCoupon>[2];

/** Fields that do not belong to the type are not stored. */
function fieldsOf(input: Input): CouponFields {
  const deduction = input.type === 1;
  return {
    zh: input.zh,
    tw: input.tw,
    en: input.en,
    type: input.type,
    amountMinor: deduction ? input.amountMinor : 0,
    rateBp: deduction ? 0 : input.rateBp,
    rounding: deduction ? 'halfUp' : input.rounding,
    maxMinor: deduction ? null : input.maxMinor,
    base: input.base,
    rules: input.rules,
    validFrom: input.validFrom,
    validUntil: input.validUntil,
    validDays: input.validDays,
    perMember: input.perMember,
    totalCount: input.totalCount,
    budgetMinor: input.budgetMinor,
  };
}
