import type { UsualCarrier } from '@crossdock/domain/pricing/usualCarriers.ts';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { deleteFromShop, deleteRows, fromShop, relatedRows } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';

interface TakenChannel {
  readonly id: string;
  readonly warehouseId: string;
  readonly setLane: string;
}

/**
 * Locks the warehouse while a set is added or removed, so that two people do not add it twice. Answers
 * whether the warehouse exists.
 */
export function lockWarehouse(tx: Tx, id: string): Promise<boolean> {
  return tx.exists(fromShop(tx, 'warehouses', { id, active: true }).select('id').forUpdate());
}

/** The channels that were made from sets. */
export function channelsFromLaneSets(tx: Tx): Promise<TakenChannel[]> {
  return tx.all(
    fromShop(tx, 'channels')
      .select(['id', 'warehouseId', 'setLane'])
      .where('setLane', 'is not', null)
      .$narrowType<{ setLane: string }>(),
  );
}

/** The channels among `ids` that an order, a VIP order or a review refers to. */
export async function usedChannels(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const tables = ['orders', 'vipOrders', 'comments'] as const;
  const found = await Promise.all(
    tables.map((table) =>
      tx.all(
        fromShop(tx, 'channels', { 'channels.id': ids })
          .select('channels.id')
          .where(({ exists }) => exists(relatedRows(tx, `${table}.channelId`, 'channels.id'))),
      ),
    ),
  );
  return new Set(found.flat().map(({ id }) => id));
}

/** The ids of the shop's carriers and channels by code. */
export async function idsByCode(tx: Tx, table: 'carriers' | 'channels'): Promise<Map<string, string>> {
  const rows = await tx.all(db.selectFrom(table).select(['id', 'code']).where('shopId', '=', tx.shopId));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Adds the carriers of a set to the shop, and their ids by code to `known`. */
export async function insertLaneSetCarriers(
  tx: Tx,
  carriers: readonly UsualCarrier[],
  known: Map<string, string>,
): Promise<void> {
  const rows = carriers.map((one) => ({ ...one, shopId: tx.shopId, id: newId(), fromSet: true }));
  for (const { code, id } of rows) known.set(code, id);
  if (rows.length > 0) await insertRows(tx, 'carriers', rows);
}

/**
 * Deletes channels that no other row refers to, with their zones and cards, and then the sets' unused
 * carriers.
 */
export async function deleteLaneSetChannels(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of ['rateCards', 'zones', 'channelCarriers'] as const)
    await tx.run(db.deleteFrom(table).where(shopCondition(tx, { channelId: ids })));
  await deleteRows(tx, 'channels', { id: ids });
  const tables = [
    ...(['channelCarriers', 'pickupPointCarriers', 'orders', 'vipOrders'] as const),
    ...(['remittanceMaps', 'remittanceLists', 'remittances', 'remittanceLines'] as const),
  ];
  await tx.run(
    tables.reduce(
      (rows, table) =>
        rows.where(({ not, exists }) => not(exists(relatedRows(tx, `${table}.carrierId`, 'carriers.id')))),
      deleteFromShop(tx, 'carriers').where('fromSet', '=', true),
    ),
  );
}
