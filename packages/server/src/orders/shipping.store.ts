import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The orders of these numbers; with `lock`, in id order, nobody else moves them until the transaction ends. */
export function ordersByNumber(tx: Tx, numbers: readonly string[], lock: boolean) {
  if (numbers.length === 0) return Promise.resolve([]);
  const rows = db
    .selectFrom('orders')
    .selectAll()
    .where('shopId', '=', tx.shopId)
    .where('number', 'in', [...numbers])
    .orderBy('id');
  return tx.all(lock ? rows.forUpdate() : rows);
}

/**
 * Which of the forwarding numbers belong to an order already, by forwarding number. With `hold`, whoever asks for the
 * same numbers waits until this transaction ends: of two clerks who type the same one, the second learns of the first.
 */
export async function forwardingNumbersInUse(
  tx: Tx,
  numbers: readonly string[],
  { hold }: { hold: boolean },
): Promise<Map<string, { id: string; number: string }>> {
  if (numbers.length === 0) return new Map();
  if (hold) {
    // In the order of what is locked, all in one trip.
    const keys = numbers.map((number) => `forwarding ${tx.shopId} ${number}`);
    await tx.run(
      db
        .selectFrom(
          sql<{ key: number }>`(select distinct hashtextextended(name, 0) as key
            from unnest(${keys}::text[]) as name order by 1)`.as('wanted'),
        )
        .select(sql`pg_advisory_xact_lock(key)`.as('held')),
    );
  }
  const rows = await tx.all(
    db
      .selectFrom('orders')
      .select(['id', 'number', 'forwardingNumber'])
      .where('shopId', '=', tx.shopId)
      .where('state', '<>', 'cancelled')
      .where('forwardingNumber', 'in', [...numbers])
      .where('forwardingNumber', '<>', ''),
  );
  return new Map(rows.map((row) => [row.forwardingNumber, { id: row.id, number: row.number }]));
}

/** The carriers of some channels with the way in which they deliver there. */
export function carriersOfChannels(tx: Tx, channelIds: readonly string[]) {
  if (channelIds.length === 0) return Promise.resolve([]);
  return tx.all(
    db
      .selectFrom('channelCarriers')
      .innerJoin('carriers', (join) =>
        join
          .onRef('carriers.shopId', '=', 'channelCarriers.shopId')
          .onRef('carriers.id', '=', 'channelCarriers.carrierId'),
      )
      .select([
        'channelId',
        'deliveryType',
        'carriers.id',
        'carriers.code',
        'carriers.name',
        'carriers.active',
      ])
      .where('channelCarriers.shopId', '=', tx.shopId)
      .where('channelId', 'in', [...new Set(channelIds)])
      .orderBy('carriers.code'),
  );
}

export type ChannelCarrier = Awaited<ReturnType<typeof carriersOfChannels>>[number];

/** Corrects how a shipped order travels. False where it is no longer on its way. */
export async function changeShipment(
  tx: Tx,
  orderId: string,
  changes: { forwardingNumber: string; carrierId: string },
): Promise<boolean> {
  const changed = await tx.run(
    db
      .updateTable('orders')
      .set({ ...changes, updatedAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', orderId)
      .where('state', '=', 'awaitingSignature'),
  );
  return changed === 1;
}
