import { refuse } from '@crossdock/contract/refusals.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { refuseWhileRevocable } from './refuseWhileRevocable.ts';
import { lockOrder } from './store.ts';
import { putIntoTote, totesByNumber } from './totes.store.ts';

/**
 * The order is locked first, as in packing, so that no tote is assigned to an order that is packed at the
 * same time.
 */
export const fillTote: Handler<'fillTote'> = async (tx, actor, { number: scanned, orderId }) => {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse('row.notFound', {}, 'orderId');
  if (order.state !== 'processing') return refuse('order.wrongState');
  const early = refuseWhileRevocable(tx, actor, order);
  if (early) return early;
  const number = referenceIn('TB', scanned) ?? '';
  const filled = await putIntoTote(tx, number, order, actor.staffId);
  if (!filled) return toteRefusal(tx, number, order.warehouseId);
  await Promise.all([publish(tx, 'warehouses', null), publish(tx, 'orders', order.memberId)]);
  return filled;
};

async function toteRefusal(tx: Tx, number: string, warehouseId: string) {
  const [tote] = await totesByNumber(tx, [number]);
  if (!tote) return refuse('row.notFound', {}, 'number');
  const { position } = tote;
  if (tote.warehouseId !== warehouseId) return refuse('warehouse.toteElsewhere', { position }, 'number');
  if (tote.closedAt !== null) return refuse('warehouse.toteClosed', { position }, 'number');
  return refuse('warehouse.toteInUse', { position, number: tote.orderNumber ?? '' }, 'number');
}
