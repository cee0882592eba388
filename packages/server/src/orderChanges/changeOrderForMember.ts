import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { changeOrderByStaff, refundOfDraft, requestRefundApproval } from './changeByStaff.ts';
import { orderChangeAnswer } from './changeLockedOrder.ts';
import { isJointDiscountOverLimit } from './priceChange.ts';

/**
 * Changes an order for its member. Refunds of what the member has paid count towards the clerk's limits, like
 * discounts.
 */
export const changeOrderForMember: Handler<'changeOrderForMember'> = async (tx, actor, input, services) => {
  const { orderId, revision, draft, totalMinor, why } = input;
  const seen = await findOrder(tx, orderId);
  if (!seen) return refuse('row.notFound');
  const worthMinor = await refundOfDraft(tx, actor, seen, draft);
  if (isRefusal(worthMinor)) return worthMinor;
  const asked = { revision, draft, totalMinor };
  const act = await requestRefundApproval(tx, actor, seen, { worthMinor, why, asked });
  if (isRefusal(act)) return act;
  if (act?.state === 'pending')
    return {
      ...{ number: seen.number, state: seen.state, revision: seen.revision, pending: true },
      ...{ totalMinor: seen.billTotalMinor ?? seen.quoteTotalMinor, dueMinor: 0, returnedMinor: 0 },
    };
  const done = await changeOrderByStaff(tx, actor, services, { ...input, mostMinor: worthMinor });
  if (isRefusal(done)) return done;
  if (act && (await isJointDiscountOverLimit(tx, actor, { actId: act.id, orderId })))
    return refuse('row.changed');
  return { ...orderChangeAnswer(done), pending: false };
};
