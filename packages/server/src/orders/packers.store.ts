import { packerIdleMinutes } from '@crossdock/domain/orders/orderChange.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { deleteFromShop, fromShop, putRow } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { staffName } from '../platform/staffName.ts';

export interface Packer {
  readonly staffId: string;
  readonly name: string;
  readonly since: string;
}

/**
 * The clerks who are packing these orders at the desk now. Clerks without activity for minutes are left out.
 */
export async function packersOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, Packer>> {
  if (orderIds.length === 0) return new Map();
  const heardAfter = tx.earlier(packerIdleMinutes * 60_000);
  const rows = await tx.all(
    fromShop(tx, 'orderPackers')
      .select(['orderId', 'staffId', staffName(tx, 'orderPackers.staffId', 'name'), 'since'])
      .where('orderId', 'in', [...orderIds])
      .where('seenAt', '>', heardAfter),
  );
  return new Map(rows.map(({ orderId, ...packer }) => [orderId, packer]));
}

export async function packerOf(tx: Tx, orderId: string): Promise<Packer | undefined> {
  return (await packersOf(tx, [orderId])).get(orderId);
}

/** Records that the clerk packs the locked order, or still packs it. Answers the time at which they began. */
export async function recordPacker(
  tx: Tx,
  { staffId }: Staff,
  order: { readonly id: string; readonly memberId: string },
  held: Packer | undefined,
): Promise<string> {
  const since = held?.staffId === staffId ? held.since : tx.now;
  await putRow(tx, 'orderPackers', { orderId: order.id }, { staffId, since, seenAt: tx.now });
  if (since === tx.now) await publish(tx, 'orders', order.memberId);
  return since;
}

/** Records that nobody packs the order; with `staffId`, only if that clerk packed it. */
export async function clearPacker(
  tx: Tx,
  order: { readonly id: string; readonly memberId: string },
  staffId?: string,
): Promise<void> {
  let rows = deleteFromShop(tx, 'orderPackers', { orderId: order.id });
  if (staffId !== undefined) rows = rows.where('staffId', '=', staffId);
  if ((await tx.run(rows)) > 0) await publish(tx, 'orders', order.memberId);
}
