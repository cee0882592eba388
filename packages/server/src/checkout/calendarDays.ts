import type { Output } from '@crossdock/contract/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { MergeObstacle } from '@crossdock/domain/parcels/merge.ts';
import { isClockPaused } from '@crossdock/domain/pricing/clockPauses.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import { storageStartOf, storageStartReason } from '@crossdock/domain/pricing/storage.ts';
import {
  calendarInstants,
  type ParcelCalendar,
  parcelCalendar,
  rentOfDay,
} from '@crossdock/domain/pricing/storageCalendar.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import { mergeProblemsOf, storedParcelOf } from './shipment.ts';

type Calendar = Output<'getStorageCalendar'>;
interface Span {
  readonly from: string;
  readonly days: number;
  readonly coinMinor: number;
}

/**
 * Divides the parcels on a shelf into those that can be one order now, and those that cannot, with the
 * reason.
 */
export function separateShippableParcels(
  rows: readonly ChosenParcelRow[],
  settings: Pick<ShopSettings, 'mergeBy' | 'picturesNeeded'>,
  at: string,
): { readonly shipped: readonly ChosenParcelRow[]; readonly problems: ReadonlyMap<string, MergeObstacle> } {
  const problems = mergeProblemsOf(rows, settings, at);
  return { shipped: rows.filter(({ id }) => !problems.has(id)), problems };
}

/**
 * The storage days of each parcel: `calendar` as the domain computes them, and `view` in the form of the call's
 * answer.
 */
export function parcelStorageCalendars(
  rows: readonly ChosenParcelRow[],
  of: {
    readonly rule: StorageRule;
    readonly span: Span;
    readonly timeZone: string;
    readonly problems: ReadonlyMap<string, MergeObstacle>;
  },
) {
  return rows.map((row) => {
    const stored = { ...storedParcelOf(row, of.timeZone), since: storageStartOf(row) ?? of.span.from };
    const calendar = parcelCalendar({ id: row.id, stored, rule: of.rule }, of.span);
    return { calendar, view: viewOf(row, calendar, of.problems.get(row.id), of.span.from) };
  });
}

function viewOf(
  row: ChosenParcelRow,
  { now, pausedNow, rentBegins, days }: ParcelCalendar,
  problem: MergeObstacle | undefined,
  at: string,
): Calendar['parcels'][number] {
  const pause = row.pauses.find((one) => one.stopsClock && isClockPaused([one], at));
  return {
    id: row.id,
    courierNumber: row.courierNumber,
    goodsName: row.goodsName,
    since: storageStartOf(row) ?? at,
    cause: storageStartReason(row, at),
    freeDaysLeft: now.freeDaysLeft,
    rentMinor: now.rentMinor,
    dayCostMinor: now.dayCostMinor,
    rentBegins,
    pausedNow,
    pausedDays: now.pausedDays,
    pauseCause: pause?.reason ?? (pausedNow ? 'closed' : 'none'),
    pauseWhy: pause?.why ?? '',
    pastPauses: pastPausesOf(row, at),
    obstacle: problem ?? 'none',
    kinds: days.map(({ kind }) => kind),
    addedMinor: days.map(({ addedMinor }) => addedMinor),
  };
}

function pastPausesOf(row: ChosenParcelRow, at: string): Calendar['parcels'][number]['pastPauses'] {
  const since = Date.parse(storageStartOf(row) ?? at);
  return row.pauses.flatMap(({ stopsClock, reason: cause, from, until }) => {
    if (!stopsClock || until === null) return [];
    const [begun, ended] = [Math.max(since, Date.parse(from)), Date.parse(until)];
    if (ended <= begun || ended > Date.parse(at)) return [];
    return [{ cause, from: new Date(begun).toISOString(), until: new Date(ended).toISOString() }];
  });
}

/** The days of the calendar, each with the storage fees and with the price of an order on that day. */
export function storageCalendarDays(
  calendars: readonly ParcelCalendar[],
  span: Span,
  timeZone: string,
  quoteAt: (at: string) => Quote | undefined,
): Calendar['days'] {
  return calendarInstants(span.from, span.days).map((at, index) => {
    const priced = quoteAt(at);
    const storedMinor = (priced?.lines ?? [])
      .filter(({ kind }) => kind === 'storage')
      .reduce((total, { amountMinor }) => total + amountMinor, 0);
    return {
      day: dateIn(at, timeZone),
      at,
      rentMinor: rentOfDay(calendars, index),
      addedMinor: calendars.reduce((total, { days }) => total + (days[index]?.addedMinor ?? 0), 0),
      shippingMinor: priced ? priced.totalMinor - storedMinor : null,
      totalMinor: priced?.totalMinor ?? null,
    };
  });
}
