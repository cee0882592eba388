import type { DeliveryType } from '@crossdock/domain/pricing/lane.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { deleteRows, findRows, fromShop, insertRows, updateInShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';
import { type CarrierRow, type ChannelRow, channelRows, type ZoneRow, zoneRows } from './store.ts';

/** The fields of a carrier and a channel that staff write; the server sets ids, shop and times. */
export type CarrierFields = Omit<Selectable<Schema['carriers']>, 'shopId' | 'id' | 'fromSet'>;
export type ChannelFields = Omit<Insertable<Schema['channels']>, 'shopId' | 'id' | 'createdAt'>;

export function listCarrierRows(tx: Tx): Promise<CarrierRow[]> {
  return tx.all(fromShop(tx, 'carriers').selectAll().orderBy('code'));
}

/** Stores a carrier; undefined if another carrier of the shop has the code. */
export function insertCarrier(tx: Tx, fields: CarrierFields): Promise<CarrierRow | undefined> {
  return tx.maybe(
    db
      .insertInto('carriers')
      .values({ ...fields, shopId: tx.shopId, id: newId() })
      .onConflict((conflict) => conflict.columns(['shopId', 'code']).doNothing())
      .returningAll(),
  );
}

/** Updates a carrier; `taken` if another carrier of the shop has the code. */
export function updateCarrier(
  tx: Tx,
  id: string,
  fields: CarrierFields,
): Promise<CarrierRow | 'taken' | undefined> {
  const changed = updateInShop(tx, 'carriers', { id }).set(fields);
  return catchUniqueViolation(tx.maybe(changed.returningAll()));
}

/** All channels with their carriers and zones, in the shop's order; a channel's widest zone first. */
export async function listChannelRows(tx: Tx) {
  const [channels, carriers, zones] = await Promise.all([
    tx.all(channelRows(tx).$castTo<ChannelRow>()),
    tx.all(fromShop(tx, 'channelCarriers').select(['channelId', 'carrierId', 'deliveryType'])),
    tx.all(zoneRows(tx).orderBy(sql`cardinality(zip_prefixes) > 0`).orderBy('name')),
  ]);
  return channels.map((channel) => ({
    channel,
    carriers: carriers.filter((one) => one.channelId === channel.id),
    zones: zones.filter((one) => one.channelId === channel.id),
  }));
}

/** Stores a channel and answers its id; undefined if another channel of the shop has the code. */
export async function insertChannel(tx: Tx, fields: ChannelFields): Promise<string | undefined> {
  const row = await tx.maybe(
    db
      .insertInto('channels')
      .values({ ...fields, shopId: tx.shopId, id: newId(), createdAt: tx.now })
      .onConflict((conflict) => conflict.columns(['shopId', 'code']).doNothing())
      .returning('id'),
  );
  return row?.id;
}

/**
 * Updates a channel and answers how many changed: one or none; `taken` if another channel of the shop has the
 * code.
 */
export function updateChannel(
  tx: Tx,
  id: string,
  fields: Omit<ChannelFields, 'country' | 'warehouseId'>,
): Promise<number | 'taken'> {
  const changed = updateInShop(tx, 'channels', { id }).set(fields);
  return catchUniqueViolation(tx.run(changed));
}

export async function setChannelCarriers(
  tx: Tx,
  channelId: string,
  carriers: readonly { carrierId: string; deliveryType: DeliveryType }[],
): Promise<void> {
  await deleteRows(tx, 'channelCarriers', { channelId });
  if (carriers.length === 0) return;
  await insertRows(
    tx,
    'channelCarriers',
    carriers.map(({ carrierId, deliveryType }) => ({
      channelId,
      carrierId,
      deliveryType,
    })),
  );
}

/** How many of the carriers exist in this shop. */
export async function countExistingCarriers(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await findRows(tx, 'carriers', { id: ids }, ['id']);
  return rows.length;
}

export function zonesOfChannel(tx: Tx, channelId: string): Promise<ZoneRow[]> {
  return tx.all(zoneRows(tx).where('channelId', '=', channelId).orderBy('id'));
}

/** The zone, locked, so that its cards and prefixes change one after another. */
export function lockZone(tx: Tx, id: string): Promise<ZoneRow | undefined> {
  return tx.maybe(zoneRows(tx).where('id', '=', id).forUpdate());
}

/** Locks the channel while its zones change, so that two zones cannot take the same prefix. */
export function lockChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.maybe(channelRows(tx).where('id', '=', id).forUpdate().$castTo<ChannelRow>());
}

export function insertZone(
  tx: Tx,
  fields: { channelId: string; country: string; name: string; zipPrefixes: string[] },
): Promise<ZoneRow> {
  return tx.one(
    db
      .insertInto('zones')
      .values({ ...fields, shopId: tx.shopId, id: newId() })
      .returningAll(),
  );
}

export function updateZone(
  tx: Tx,
  id: string,
  fields: { name: string; zipPrefixes: string[] },
): Promise<ZoneRow> {
  return tx.one(updateInShop(tx, 'zones', { id }).set(fields).returningAll());
}

/** Deletes a zone that no rate card uses; false if one does. */
export async function deleteZone(tx: Tx, id: string): Promise<boolean> {
  const used = await tx.maybe(fromShop(tx, 'rateCards', { zoneId: id }).select('id').limit(1));
  if (used) return false;
  await deleteRows(tx, 'zones', { id });
  return true;
}
