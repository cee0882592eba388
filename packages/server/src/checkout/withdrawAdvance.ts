import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findAdvance, markWithdrawn } from '../orders/advances.store.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { lockAdvanceSubject, repriceOrder } from './advances.ts';

export const withdrawAdvance: Handler<'withdrawAdvance'> = async (tx, actor, { id }, services) => {
  const row = await findAdvance(tx, id);
  if (row === undefined) return refuse('row.notFound');
  const bearer = await lockAdvanceSubject(
    tx,
    row.parcelId === null ? { of: 'order', id: row.orderId ?? '' } : { of: 'parcel', id: row.parcelId },
  );
  if (isRefusal(bearer)) return bearer;
  if (!(await markWithdrawn(tx, actor, id))) return refuse('advance.gone');
  await publish(tx, 'parcels', bearer.memberId);
  const priced = bearer.order && (await repriceOrder(tx, actor, services, bearer.order));
  return isRefusal(priced) ? priced : { done: true };
};
