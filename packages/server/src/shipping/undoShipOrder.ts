import { refuse } from '@crossdock/contract/refusals.ts';
import { undoProblem } from '@crossdock/domain/undo.ts';
import { lockOrder, moveOrder } from '../orders/store.ts';
import { moveParcels, parcelsOfOrder } from '../parcels/store.ts';
import type { Handler } from '../platform/handler.ts';
import { lastStep } from '../platform/transitions.ts';
import { forgetEvents } from '../tracking/store.ts';

/** The forwarding number is free again, and what its tracks said of this order is forgotten. */
export const undoShipOrder: Handler<'undoShipOrder'> = async (tx, actor, input) => {
  const order = await lockOrder(tx, input.orderId);
  if (!order) return refuse('row.notFound');
  if (order.state !== 'awaitingSignature') return refuse('order.wrongState');
  const step = await lastStep(tx, order.id, 'ship');
  const problem = undoProblem({ by: step?.staffId ?? null, at: step?.at ?? '' }, actor.staffId, tx.now);
  if (problem) return refuse(problem);
  const changes = {
    forwardingNumber: '',
    carrierId: order.carrierBeforeId ?? order.carrierId,
    carrierBeforeId: null,
    shippedAt: null,
  };
  if (!(await moveOrder(tx, actor, order, 'undoShip', changes, order.forwardingNumber)))
    return refuse('order.wrongState');
  const ids = (await parcelsOfOrder(tx, order.id)).map((parcel) => parcel.id);
  const moved = await moveParcels(tx, actor, ids, 'undoShip');
  if (moved.length !== ids.length) return refuse('order.wrongState');
  await forgetEvents(tx, { orderId: order.id, memberId: order.memberId, number: order.forwardingNumber });
  return { number: order.number, state: 'awaitingShipment' };
};
