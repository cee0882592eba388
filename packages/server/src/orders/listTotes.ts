import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { totesOf } from './totes.store.ts';

export const listTotes: Handler<'listTotes'> = async (tx, _actor, { warehouseId }) => {
  const [warehouse, totes] = await Promise.all([findWarehouse(tx, warehouseId), totesOf(tx, warehouseId)]);
  if (warehouse === undefined) return refuse('row.notFound');
  return {
    list: totes.map(({ id, number, position, closedAt, filledAt, ...order }) => ({
      ...{ id, number, position, closed: closedAt !== null, since: filledAt },
      orderId: order.orderId ?? '',
      orderNumber: order.orderNumber ?? '',
      orderState: order.orderState ?? '',
    })),
  };
};
