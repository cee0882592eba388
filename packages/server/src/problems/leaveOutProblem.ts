import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { refundOfDraft, requestRefundApproval } from '../orderChanges/changeByStaff.ts';
import { isJointDiscountOverLimit } from '../orderChanges/priceChange.ts';
import { findOrder } from '../orders/store.ts';
import { parcelsOfOrder } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { canStaffLeaveParcelOut, leaveParcelOutAsAgreed } from './leaveParcelOutAsAgreed.ts';
import { findProblem } from './store.ts';

/**
 * Staff leave the parcel out of its order. The refund counts towards the clerk's limits, because the member was not
 * asked.
 */
export const leaveOutProblem: Handler<'leaveOutProblem'> = async (tx, actor, { id, note }, services) => {
  const seen = await findProblem(tx, id);
  if (seen === undefined) return refuse('row.notFound');
  const order = seen.orderId === null ? undefined : await findOrder(tx, seen.orderId);
  if (!order || !canStaffLeaveParcelOut(tx, actor, seen)) return refuse('problem.leaveOut');
  const rest = (await parcelsOfOrder(tx, order.id)).filter((one) => one.id !== seen.parcelId);
  const draft = { parcelIds: rest.map((one) => one.id) };
  const worthMinor = await refundOfDraft(tx, actor, order, draft, true);
  if (isRefusal(worthMinor)) return worthMinor;
  const asked = { problemId: id };
  const act = await requestRefundApproval(tx, actor, order, { worthMinor, why: note, asked });
  if (isRefusal(act)) return act;
  if (act?.state === 'pending') return { state: 'pending' };
  const agreed = { problemId: id, why: note, mostMinor: worthMinor };
  const done = await leaveParcelOutAsAgreed(tx, actor, services, agreed);
  if (isRefusal(done)) return done;
  if (act && (await isJointDiscountOverLimit(tx, actor, { actId: act.id, orderId: order.id })))
    return refuse('row.changed');
  return { state: 'approved' };
};
