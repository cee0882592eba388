import { maxParcels } from '@crossdock/contract/orders/choice.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { inWarehouse } from '@crossdock/domain/parcels/states.ts';
import { calendarAdvice, rentOfDay } from '@crossdock/domain/pricing/storageCalendar.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { expectedIn, longestShelved, usualArrivalDays } from '../parcels/chosen.store.ts';
import { warehousesOf } from '../parcels/list.store.ts';
import type { Handler } from '../platform/handler.ts';
import { calendarDays, calendarRows, rowsToShip } from './calendarDays.ts';
import { calendarPlace, calendarPrices, ruleOn } from './calendarPrices.ts';
import { noWait, waitingFor } from './calendarWait.ts';

/** Expected parcels that are read: the next one that fits is compared. */
const expectedAtMost = 20;

export const getStorageCalendar: Handler<'getStorageCalendar'> = async (tx, actor, input) => {
  const { memberId, shop, lang } = actor;
  const [places, place] = await Promise.all([
    warehousesOf(tx, memberId, inWarehouse),
    calendarPlace(tx, actor, input.addressId),
  ]);
  if (input.addressId !== undefined && !place) return refuse('order.noAddress', {}, 'addressId');
  const shelves = places.filter(({ shelved }) => shelved > 0);
  const shelf = shelves.find(({ id }) => id === input.warehouseId) ?? shelves[0];
  const warehouseId = shelf?.id ?? null;
  const [rows, expected, usualDays] =
    warehouseId === null
      ? [[], [], null]
      : await Promise.all([
          longestShelved(tx, memberId, warehouseId, maxParcels),
          expectedIn(tx, memberId, warehouseId, expectedAtMost),
          usualArrivalDays(tx, memberId, warehouseId),
        ]);
  const { shipped, problems } = rowsToShip(rows, shop.settings, tx.now);
  const prices = place && shipped.length > 0 ? await calendarPrices(tx, actor, place, shipped) : undefined;
  const best = prices?.best(shipped, tx.now);
  const rule = ruleOn(best?.lane, rows);
  const span = { from: tx.now, days: input.days, coinMinor: shop.settings.coinMinor };
  const parcels = rule === null ? [] : calendarRows(rows, { rule, span, timeZone: shop.timeZone, problems });
  const calendars = parcels.map(({ calendar }) => calendar);
  const inPrice = calendars.filter(({ id }) => shipped.some((row) => row.id === id));
  const wait = prices ? waitingFor(expected, shipped, { prices, shop, now: tx.now, usualDays }) : noWait;
  const begins = calendars.flatMap(({ rentBegins }) => rentBegins ?? []).sort()[0] ?? null;
  const rentMinor = rentOfDay(inPrice, 0);
  return {
    currency: shop.currency,
    advice: calendarAdvice({
      parcels: rows.length,
      savesMinor: wait.savesMinor,
      rentMinor: rentOfDay(calendars, 0),
      pausedAll: calendars.every(({ pausedNow }) => pausedNow),
      freeDays: begins === null ? null : (Date.parse(begins) - Date.parse(tx.now)) / 86_400_000,
    }),
    warehouses: shelves.map((row) => ({
      id: row.id,
      name: warehouseNameIn(lang, row),
      shelved: row.shelved,
    })),
    warehouseId,
    lane: laneView(best?.lane, place, shipped.length > 0, lang),
    days: calendarDays(
      inPrice,
      span,
      shop.timeZone,
      (at) => best && prices?.offer(best.lane, shipped, at).quote,
    ),
    wait,
    rentBegins: begins,
    rentMinor,
    parcelCount: shelf?.shelved ?? 0,
    shippedCount: shipped.length,
    parcels: parcels.map(({ view }) => view),
  };
};

type Place = Awaited<ReturnType<typeof calendarPlace>>;
type Best = NonNullable<ReturnType<Awaited<ReturnType<typeof calendarPrices>>['best']>>;

function laneView(
  lane: Best['lane'] | undefined,
  place: Place,
  any: boolean,
  lang: 'zh' | 'tw' | 'en',
): Output<'getStorageCalendar'>['lane'] {
  const found = lane ? 'found' : !any ? 'noParcels' : place ? 'noLane' : 'noAddress';
  return {
    kind: found,
    channelId: lane?.channel.id ?? null,
    channelName: lane?.channel[lang] ?? '',
    minDays: lane?.channel.minDays ?? 0,
    maxDays: lane?.channel.maxDays ?? 0,
    addressId: place?.addressId ?? null,
    consignee: place?.snapshot.consignee ?? '',
    country: place?.snapshot.country ?? '',
  };
}
