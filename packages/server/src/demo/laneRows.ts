import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { type DemoLanes, deliveryTypesOf } from '../pricing/demoLane.ts';
import { carrierRows } from '../shops/startingRows.ts';
import type { Random } from './random.ts';
import { shelfCodes } from './shelves.ts';

const day = 86_400_000;

interface Ids {
  readonly warehouses: ReadonlyMap<string, string>;
  readonly carriers: ReadonlyMap<string, string>;
  readonly channels: ReadonlyMap<string, string>;
}

interface Opening {
  readonly shopId: string;
  readonly lanes: DemoLanes;
  readonly ids: Ids;
  readonly now: number;
  readonly created_at: string;
}

/** Inserts a demo shop's warehouses, carriers, channels, zones and rate cards. Answers the warehouses' ids by code. */
export async function insertLanes(
  tx: Tx,
  random: Random,
  shopId: string,
  lanes: DemoLanes,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const opened = now - 400 * day;
  const idsOf = (rows: readonly { code: string }[]) =>
    new Map(rows.map((one) => [one.code, random.idAt(opened)]));
  const ids = {
    warehouses: idsOf(lanes.warehouses),
    carriers: idsOf(lanes.carriers),
    channels: idsOf(lanes.channels),
  };
  const opening = { shopId, lanes, ids, now, created_at: new Date(opened).toISOString() };
  await insertPlaces(tx, opening, () => random.idAt(opened));
  await insertChannels(tx, opening);
  await insertPrices(tx, opening, () => random.idAt(opened));
  return ids.warehouses;
}

async function insertPlaces(
  tx: Tx,
  { shopId, lanes, ids, created_at }: Opening,
  newLocationId: () => string,
): Promise<void> {
  await insertRows(
    tx,
    'warehouses',
    lanes.warehouses.map(({ freeStorageDays, names, storage, ...one }) => ({
      shop_id: shopId,
      id: ids.warehouses.get(one.code),
      ...one,
      names,
      free_storage_days: freeStorageDays,
      storage,
      created_at,
    })),
  );
  await insertRows(
    tx,
    'locations',
    [...ids.warehouses.values()].flatMap((warehouseId) =>
      shelfCodes.map((code) => ({
        shop_id: shopId,
        id: newLocationId(),
        warehouse_id: warehouseId,
        code,
        created_at,
      })),
    ),
  );
  await insertRows(
    tx,
    'carriers',
    carrierRows(shopId, lanes.carriers, (code) => ids.carriers.get(code) ?? ''),
  );
}

async function insertChannels(tx: Tx, { shopId, lanes, ids, created_at }: Opening): Promise<void> {
  await insertRows(
    tx,
    'channels',
    lanes.channels.map((one, position) => ({
      shop_id: shopId,
      id: ids.channels.get(one.code),
      code: one.code,
      zh: one.zh,
      tw: one.tw,
      en: one.en,
      warehouse_id: ids.warehouses.get(one.warehouse),
      country: one.country,
      mode: one.mode,
      goods_classes: one.goodsClasses,
      delivery_types: deliveryTypesOf(one),
      min_days: one.minDays,
      max_days: one.maxDays,
      cod_offered: one.codOffered,
      partner_name: one.partner.name,
      partner_phone: one.partner.phone,
      partner_url: one.partner.url,
      position,
      created_at,
    })),
  );
  await insertRows(
    tx,
    'channel_carriers',
    lanes.channels.flatMap((channel) =>
      channel.carriers.map((one) => ({
        shop_id: shopId,
        channel_id: ids.channels.get(channel.code),
        carrier_id: ids.carriers.get(one.code),
        delivery_type: one.deliveryType,
      })),
    ),
  );
}

async function insertPrices(
  tx: Tx,
  { shopId, lanes, ids, now, created_at }: Opening,
  newId: () => string,
): Promise<void> {
  const zones = lanes.channels.flatMap((channel) =>
    channel.zones.map((zone) => ({ channel, zone, id: newId() })),
  );
  await insertRows(
    tx,
    'zones',
    zones.map(({ channel, zone, id }) => ({
      shop_id: shopId,
      id,
      channel_id: ids.channels.get(channel.code),
      name: zone.name,
      country: channel.country,
      zip_prefixes: zone.zipPrefixes,
    })),
  );
  const at = (daysAgo: number) => new Date(now - daysAgo * day).toISOString();
  const { currency } = lanes;
  await insertRows(
    tx,
    'rate_cards',
    zones.flatMap(({ channel, zone, id }) =>
      zone.cards.map((one, index) => {
        const validFrom = at(one.fromDaysAgo);
        const validTo = one.toDaysAgo === null ? null : at(one.toDaysAgo);
        return {
          shop_id: shopId,
          id: newId(),
          channel_id: ids.channels.get(channel.code),
          zone_id: id,
          name: one.name,
          card: { ...one.card, currency, validFrom, validTo },
          valid_from: validFrom,
          valid_to: validTo,
          state: one.state,
          published_at: one.state === 'published' ? validFrom : null,
          version: index + 1,
          created_at,
        };
      }),
    ),
  );
}
