import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { couponMaxLiability } from './change.ts';
import { findCoupon, transitionCoupon } from './desk.store.ts';

/**
 * Moves a coupon to another state. When it is opened, everything that it can take off counts as given away for the
 * clerk's approval limit: its budget, or the value of all its copies.
 */
export const moveCoupon: Handler<'moveCoupon'> = async (tx, actor, { id, event }) => {
  const coupon = await findCoupon(tx, id);
  if (coupon === undefined) return refuse('row.notFound');
  if (event === 'activate' && coupon.state !== 'active') {
    const worth = couponMaxLiability(coupon);
    const act = await requireApproval(tx, actor, {
      kind: 'coupon',
      worthMinor: worth ?? coupon.amountMinor,
      endless: worth === undefined,
      subjectId: id,
      reason: coupon.tw,
    });
    if (isRefusal(act)) return act;
    if (act.state === 'pending') return { done: true, state: 'pending' };
  }
  return (await transitionCoupon(tx, actor, coupon, event))
    ? { done: true, state: 'approved' }
    : refuse('row.changed');
};
