import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { carrierRows } from '@crossdock/server/shops/startingRows.ts';
import { insertTables } from './insertTables.ts';
import { type DemoLanes, deliveryTypesOf } from './lanes/lane.ts';
import type { Random } from './random.ts';
import { shelfCodes } from './shelves.ts';
import { day } from './times.ts';

const openedDaysAgo = 400;

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
  readonly createdAt: string;
}

/** Inserts a demo shop's warehouses, carriers, channels, zones and rate cards. Returns the warehouses' ids by code. */
export async function insertLanes(
  tx: Tx,
  random: Random,
  shopId: string,
  lanes: DemoLanes,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const opened = now - openedDaysAgo * day;
  const idsOf = (rows: readonly { code: string }[]) =>
    new Map(rows.map((one) => [one.code, random.idAt(opened)]));
  const ids = {
    warehouses: idsOf(lanes.warehouses),
    carriers: idsOf(lanes.carriers),
    channels: idsOf(lanes.channels),
  };
  const opening = { shopId, lanes, ids, now, createdAt: new Date(opened).toISOString() };
  await insertPlaces(tx, opening, () => random.idAt(opened));
  await insertChannels(tx, opening);
  await insertPrices(tx, opening, () => random.idAt(opened));
  return ids.warehouses;
}

async function insertPlaces(
  tx: Tx,
  { shopId, lanes, ids, createdAt }: Opening,
  newLocationId: () => string,
): Promise<void> {
  await insertTables(tx, {
    warehouses: lanes.warehouses.map(({ freeStorageDays, names, storage, ...one }) => ({
      shopId,
      id: ids.warehouses.get(one.code),
      ...one,
      names,
      freeStorageDays,
      storage,
      createdAt,
    })),
    locations: [...ids.warehouses.values()].flatMap((warehouseId) =>
      shelfCodes.map((code) => ({
        shopId,
        id: newLocationId(),
        warehouseId,
        code,
        createdAt,
      })),
    ),
    carriers: carrierRows(shopId, lanes.carriers, (code) => ids.carriers.get(code) ?? ''),
  });
}

async function insertChannels(tx: Tx, { shopId, lanes, ids, createdAt }: Opening): Promise<void> {
  await insertTables(tx, {
    channels: lanes.channels.map((one, position) => ({
      shopId,
      id: ids.channels.get(one.code),
      code: one.code,
      zh: one.zh,
      tw: one.tw,
      en: one.en,
      warehouseId: ids.warehouses.get(one.warehouse),
      country: one.country,
      mode: one.mode,
      goodsClasses: one.goodsClasses,
      deliveryTypes: deliveryTypesOf(one),
      minDays: one.minDays,
      maxDays: one.maxDays,
      codOffered: one.codOffered,
      partnerName: one.partner.name,
      partnerPhone: one.partner.phone,
      partnerUrl: one.partner.url,
      position,
      createdAt,
    })),
    channelCarriers: lanes.channels.flatMap((channel) =>
      channel.carriers.map((one) => ({
        shopId,
        channelId: ids.channels.get(channel.code),
        carrierId: ids.carriers.get(one.code),
        deliveryType: one.deliveryType,
      })),
    ),
  });
}

async function insertPrices(
  tx: Tx,
  { shopId, lanes, ids, now }: Opening,
  newId: () => string,
): Promise<void> {
  const zones = lanes.channels.flatMap((channel) =>
    channel.zones.map((zone) => ({ channel, zone, id: newId() })),
  );
  await insertRows(
    tx,
    'zones',
    zones.map(({ channel, zone, id }) => ({
      shopId,
      id,
      channelId: ids.channels.get(channel.code),
      name: zone.name,
      country: channel.country,
      zipPrefixes: zone.zipPrefixes,
    })),
  );
  const at = (daysAgo: number) => new Date(now - daysAgo * day).toISOString();
  const { currency } = lanes;
  await insertRows(
    tx,
    'rateCards',
    zones.flatMap(({ channel, zone, id }) =>
      zone.cards.map((one, index) => {
        const validFrom = at(one.fromDaysAgo);
        const validTo = one.toDaysAgo === null ? null : at(one.toDaysAgo);
        return {
          shopId,
          id: newId(),
          channelId: ids.channels.get(channel.code),
          zoneId: id,
          name: one.name,
          card: { ...one.card, currency, validFrom, validTo },
          validFrom,
          validTo,
          state: one.state,
          publishedAt: one.state === 'published' ? validFrom : null,
          version: index + 1,
          createdAt: at(one.state === 'draft' ? 5 : Math.min(one.fromDaysAgo + 5, openedDaysAgo)),
        };
      }),
    ),
  );
}
