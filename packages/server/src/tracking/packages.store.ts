import { reconciledPackagesByOrder } from '@crossdock/domain/orders/packages.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

type Orders = Parameters<typeof reconciledPackagesByOrder>[0];

/** The current packages of these orders, with their carriers, by order id. */
export async function findTrackedPackages(tx: Tx, orders: Orders): Promise<Map<string, TrackedPackage[]>> {
  if (orders.length === 0) return new Map();
  return reconciledPackagesByOrder(orders, await packageRows(tx, orders));
}

const packageRows = (tx: Tx, orders: Orders) =>
  tx.all(
    fromShop(tx, 'packages')
      .leftJoin('carriers', shopJoin('carriers.id', 'packages.carrierId'))
      .select(['packages.orderId', 'packages.position', 'packages.state', 'packages.carrierId'])
      .select(['packages.forwardingNumber', 'packages.formerNumbers', 'packages.shippedAt'])
      .select(['packages.deliveredAt', 'packages.lostAt', 'packages.lostReason'])
      .select(['carriers.name as carrierName', 'carriers.trackingUrl'])
      .where('packages.orderId', 'in', fieldOf(orders, 'id'))
      .orderBy('packages.position'),
  );

export type TrackedPackage = Awaited<ReturnType<typeof packageRows>>[number];
