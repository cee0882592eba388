import type { Tx } from '../platform/db.ts';
import { deleteRows, fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { type RateCardRow, rateCardRows } from '../pricing/store.ts';

export type LaneZone = Awaited<ReturnType<typeof laneZones>>[number];

/** All zones of all lanes, with the names that a price list may use for them. */
export function laneZones(tx: Tx) {
  return tx.all(
    fromShop(tx, 'zones')
      .innerJoin('channels', shopJoin('channels.id', 'zones.channelId'))
      .innerJoin('warehouses', shopJoin('warehouses.id', 'channels.warehouseId'))
      .select(['zones.id as zoneId', 'zones.channelId', 'zones.name as zone', 'zones.country', 'zipPrefixes'])
      .select(['channels.code', 'channels.zh', 'channels.tw', 'channels.en'])
      .select(['warehouses.code as warehouseCode', 'warehouses.name as warehouseName'])
      .orderBy('zones.id'),
  );
}

/** For each zone, its newest draft and the card that was published with the latest start. */
export async function rateCardsOfZones(tx: Tx) {
  const rows = await tx.all(
    rateCardRows(tx)
      .where('state', 'in', ['draft', 'published'])
      .orderBy('validFrom')
      .orderBy('id')
      .$castTo<RateCardRow>(),
  );
  const cards = new Map<string, { readonly draft?: RateCardRow; readonly published?: RateCardRow }>();
  for (const row of rows) {
    const key = row.state === 'draft' ? 'draft' : 'published';
    cards.set(row.zoneId, { ...cards.get(row.zoneId), [key]: row });
  }
  return cards;
}

/**
 * Deletes a draft that nobody has saved since it was created. Answers 0 if somebody has, or if it is no
 * longer a draft.
 */
export function deleteNewDraft(tx: Tx, id: string): Promise<number> {
  return deleteRows(tx, 'rateCards', { id, state: 'draft', version: 1 });
}
