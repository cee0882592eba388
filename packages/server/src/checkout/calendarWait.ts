import type { Output } from '@crossdock/contract/table.ts';
import type { ChosenParcelRow, expectedParcelsInWarehouse } from '../parcels/chosenParcels.store.ts';
import type { Shop } from '../platform/shop.ts';
import { mergeProblemsOf } from './shipment.ts';
import type { StorageCalendarPricer } from './storageCalendarPricer.ts';

const dayMs = 86_400_000;
/** The expected duration if the member's earlier parcels give no estimate. */
export const defaultDaysToArrival = 3;

type Wait = Output<'getStorageCalendar'>['wait'];
type Expected = Awaited<ReturnType<typeof expectedParcelsInWarehouse>>[number];

export const nothingToWaitFor: Wait = {
  kind: 'none',
  expected: 0,
  courierNumber: '',
  arrivesInDays: 0,
  assumedWeightG: 0,
  nowMinor: 0,
  aloneMinor: 0,
  togetherMinor: 0,
  savesMinor: 0,
};

/**
 * Whether waiting for the next expected parcel is cheaper than shipping now and shipping that parcel alone
 * later. Its size is unknown, so it is assumed to be the average of the shelved ones. Its arrival is
 * estimated from its forecast date and how long the member's parcels usually take, but never before tomorrow.
 */
export function compareWaiting(
  expected: readonly Expected[],
  parcels: readonly ChosenParcelRow[],
  {
    prices,
    shop,
    now,
    usualDays,
  }: {
    readonly prices: StorageCalendarPricer;
    readonly shop: Pick<Shop, 'settings'>;
    readonly now: string;
    readonly usualDays: number | null;
  },
): Wait {
  const [next] = expected
    .map((row) => assumed(row, parcels))
    .filter((row) => mergeProblemsOf([...parcels, row], shop.settings, now).size === 0);
  if (!next || parcels.length === 0) return { ...nothingToWaitFor, expected: expected.length };
  const inDays = daysUntilArrival(next.forecastAt ?? now, usualDays ?? defaultDaysToArrival, now);
  const at = new Date(Date.parse(now) + inDays * dayMs).toISOString();
  const [sent, alone, together] = [
    prices.best(parcels, now),
    prices.best([next], at, 1),
    prices.best([...parcels, next], at),
  ];
  if (!sent || !alone || !together) return { ...nothingToWaitFor, expected: expected.length };
  const nowMinor = sent.offer.quote.totalMinor;
  const aloneMinor = alone.offer.quote.totalMinor;
  const togetherMinor = together.offer.quote.totalMinor;
  const savesMinor = nowMinor + aloneMinor - togetherMinor;
  return {
    kind: savesMinor > 0 ? 'saves' : 'costs',
    expected: expected.length,
    courierNumber: next.courierNumber,
    arrivesInDays: inDays,
    assumedWeightG: next.weightG ?? 0,
    nowMinor,
    aloneMinor,
    togetherMinor,
    savesMinor,
  };
}

/** The expected parcel as if it had just been shelved, with the average size of the others. */
function assumed(row: Expected, parcels: readonly ChosenParcelRow[]): Expected {
  const mean = (of: (parcel: ChosenParcelRow) => number | null) =>
    Math.ceil(parcels.reduce((total, parcel) => total + (of(parcel) ?? 0), 0) / Math.max(1, parcels.length));
  const [first] = parcels;
  const shelf = first && {
    warehouseId: first.warehouseId,
    freeStorageDays: first.freeStorageDays,
    storage: first.storage,
    closedDays: first.closedDays,
  };
  return {
    ...row,
    ...shelf,
    state: 'shelved',
    hasPictures: true,
    weightG: mean(({ weightG }) => weightG),
    lengthMm: mean(({ lengthMm }) => lengthMm),
    widthMm: mean(({ widthMm }) => widthMm),
    heightMm: mean(({ heightMm }) => heightMm),
  };
}

/**
 * The number of days until a parcel is expected: its forecast date plus the usual duration, but never before
 * tomorrow.
 */
export function daysUntilArrival(forecastAt: string, usualDays: number, now: string): number {
  const due = Date.parse(forecastAt) + usualDays * dayMs;
  return Math.max(1, Math.ceil((due - Date.parse(now)) / dayMs));
}
