import { packagesIn } from '@crossdock/domain/orders/packages.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

type WholeOrder = Parameters<typeof packagesIn>[0] & { readonly id: string };

/** The packages of these orders as they are, with their carriers, by the order's id. */
export async function packagesTracked(tx: Tx, orders: readonly WholeOrder[]) {
  if (orders.length === 0) return new Map<string, TrackedPackage[]>();
  const rows = await packageRows(
    tx,
    orders.map(({ id }) => id),
  );
  const ofOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(orders.map((order) => [order.id, packagesIn(order, ofOrder.get(order.id) ?? [])]));
}

const packageRows = (tx: Tx, orderIds: readonly string[]) =>
  tx.all(
    db
      .selectFrom('packages')
      .leftJoin('carriers', (join) =>
        join.onRef('carriers.shopId', '=', 'packages.shopId').onRef('carriers.id', '=', 'packages.carrierId'),
      )
      .select(['packages.orderId', 'packages.position', 'packages.state', 'packages.carrierId'])
      .select(['packages.forwardingNumber', 'packages.formerNumbers', 'packages.shippedAt'])
      .select(['packages.deliveredAt', 'packages.lostAt', 'packages.lostReason'])
      .select(['carriers.name as carrierName', 'carriers.trackingUrl'])
      .where('packages.shopId', '=', tx.shopId)
      .where('packages.orderId', 'in', [...orderIds])
      .orderBy('packages.position'),
  );

export type TrackedPackage = Awaited<ReturnType<typeof packageRows>>[number];
