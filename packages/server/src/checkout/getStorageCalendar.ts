import { refuse } from '@crossdock/contract/refusals.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { calendarAdvice, rentOfDay } from '@crossdock/domain/pricing/storageCalendar.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { addressStatus } from '../members/collector.store.ts';
import { warehousesWithParcels } from '../parcels/list.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { storageCalendarDays } from './calendarDays.ts';
import { type StorageOutlook, storageOutlook } from './calendarOutlook.ts';
import { nothingToWaitFor } from './calendarWait.ts';
import { type CalendarDestination, calendarDestination } from './storageCalendarPricer.ts';

type Calendar = Output<'getStorageCalendar'>;
const dayMs = 86_400_000;

export const getStorageCalendar: Handler<'getStorageCalendar'> = async (tx, actor, input) => {
  const [places, place] = await Promise.all([
    warehousesWithParcels(tx, actor.memberId, inWarehouseParcelStates),
    calendarDestination(tx, actor, input.addressId),
  ]);
  if (input.addressId !== undefined && !place) return refuse('order.noAddress', {}, 'addressId');
  const shelves = places.filter(({ shelved }) => shelved > 0);
  const shelf = shelves.find(({ id }) => id === input.warehouseId) ?? shelves[0];
  if (shelf === undefined) return nothingStored(actor.shop.currency, place);
  const outlook = await storageOutlook(tx, actor, { warehouseId: shelf.id, place, days: input.days });
  const { parcels, shipped, wait, rentBegins } = outlook;
  const calendars = parcels.map(({ calendar }) => calendar);
  const noPrice = outlook.best ? 'noLane' : await whyNoPrice(tx, actor, { shipped: shipped.length, place });
  const inPrice = calendars.filter(({ id }) => shipped.some((row) => row.id === id));
  return {
    currency: actor.shop.currency,
    advice: calendarAdvice({
      parcels: parcels.length,
      savesMinor: wait.savesMinor,
      rentMinor: rentOfDay(calendars, 0),
      pausedAll: calendars.every(({ pausedNow }) => pausedNow),
      freeDays: rentBegins === null ? null : (Date.parse(rentBegins) - Date.parse(tx.now)) / dayMs,
    }),
    warehouses: shelves.map((row) => ({
      id: row.id,
      name: warehouseNameIn(actor.lang, row),
      shelved: row.shelved,
    })),
    warehouseId: shelf.id,
    lane: laneView(outlook, place, noPrice, actor.lang),
    days: storageCalendarDays(inPrice, outlook.span, actor.shop.timeZone, outlook.quoteAt),
    wait,
    rentBegins,
    rentMinor: rentOfDay(inPrice, 0),
    parcelCount: shelf.shelved,
    shippedCount: shipped.length,
    parcels: parcels.map(({ view }) => view),
  };
};

function nothingStored(currency: string, place: CalendarDestination | undefined): Calendar {
  return {
    currency,
    advice: 'nothing',
    warehouses: [],
    warehouseId: null,
    lane: { ...noLane, ...addressee(place), kind: 'noParcels' },
    days: [],
    wait: nothingToWaitFor,
    rentBegins: null,
    rentMinor: 0,
    parcelCount: 0,
    shippedCount: 0,
    parcels: [],
  };
}

const noLane = { channelId: null, channelName: '', minDays: 0, maxDays: 0 };

function addressee(place: CalendarDestination | undefined) {
  return {
    addressId: place?.addressId ?? null,
    consignee: place?.snapshot.consignee ?? '',
    country: place?.snapshot.country ?? '',
  };
}

type NoPrice = Exclude<Calendar['lane']['kind'], 'found'>;

async function whyNoPrice(
  tx: Tx,
  { memberId }: Pick<Member, 'memberId'>,
  { shipped, place }: { readonly shipped: number; readonly place: CalendarDestination | undefined },
): Promise<NoPrice> {
  if (shipped === 0) return 'noParcels';
  if (place) return 'noLane';
  return (await addressStatus(tx, memberId)) === 'none' ? 'noAddress' : 'noApprovedAddress';
}

function laneView(
  { best }: StorageOutlook,
  place: CalendarDestination | undefined,
  noPrice: NoPrice,
  lang: Lang,
): Calendar['lane'] {
  if (!best) return { ...noLane, ...addressee(place), kind: noPrice };
  const { channel } = best.lane;
  return {
    kind: 'found',
    channelId: channel.id,
    channelName: channel[lang],
    minDays: channel.minDays,
    maxDays: channel.maxDays,
    ...addressee(place),
  };
}
