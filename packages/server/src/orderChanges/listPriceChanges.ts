import { refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { listedPriceChanges } from '../orders/priceChanges.store.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';

export const listPriceChanges: Handler<'listPriceChanges'> = async (tx, actor, { orderId }) => {
  const order = await findOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  const [rows, prices, changes] = await Promise.all([
    listedPriceChanges(tx, orderId),
    findAwaitedApprovals(tx, actor, 'orderPrice', [orderId]),
    findAwaitedApprovals(tx, actor, 'orderChange', [orderId]),
  ]);
  return {
    open: mayChange(order, 'price'),
    list: rows.map(({ id, kind, amountMinor, reason, note, createdAt: at, staffName, ...row }) => ({
      ...{ id, kind, amountMinor, reason, note, at, staffName },
      secondName: row.secondName ?? '',
      undoneBy: row.undoerName ?? '',
      undoneWhy: row.undoneWhy,
    })),
    secondAwaited: prices(orderId) ?? changes(orderId),
  };
};
