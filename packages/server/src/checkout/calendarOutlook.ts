import { maxParcelsPerOrder } from '@crossdock/contract/orders/choice.ts';
import {
  expectedParcelsInWarehouse,
  longestShelvedParcels,
  usualArrivalDays,
} from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import { parcelStorageCalendars, separateShippableParcels } from './calendarDays.ts';
import { compareWaiting, nothingToWaitFor } from './calendarWait.ts';
import type { Buyer } from './prepare.ts';
import {
  type CalendarDestination,
  storageCalendarPricer,
  storageRuleOnLane,
} from './storageCalendarPricer.ts';

/** The maximum number of expected parcels that are read to find the next one that can join the shipment. */
const expectedAtMost = 20;

/**
 * A forecast for a member's parcels on a warehouse's shelves over the next days: their storage fees, the best
 * lane, and whether waiting is cheaper.
 */
export async function storageOutlook(
  tx: Tx,
  actor: Pick<Buyer, 'memberId' | 'shop'>,
  of: {
    readonly warehouseId: string;
    readonly place: CalendarDestination | undefined;
    readonly days: number;
  },
) {
  const { memberId, shop } = actor;
  const { warehouseId, place } = of;
  const [rows, expected, usualDays] = await Promise.all([
    longestShelvedParcels(tx, memberId, warehouseId, maxParcelsPerOrder),
    expectedParcelsInWarehouse(tx, memberId, warehouseId, expectedAtMost),
    usualArrivalDays(tx, memberId, warehouseId),
  ]);
  const { shipped, problems } = separateShippableParcels(rows, shop.settings, tx.now);
  const prices =
    place && shipped.length > 0 ? await storageCalendarPricer(tx, actor, place, shipped) : undefined;
  const best = prices?.best(shipped, tx.now);
  const rule = storageRuleOnLane(best?.lane, rows);
  const span = { from: tx.now, days: of.days, coinMinor: shop.settings.coinMinor };
  const parcels =
    rule === null ? [] : parcelStorageCalendars(rows, { rule, span, timeZone: shop.timeZone, problems });
  return {
    parcels,
    span,
    shipped,
    best,
    wait: prices
      ? compareWaiting(expected, shipped, { prices, shop, now: tx.now, usualDays })
      : nothingToWaitFor,
    rentBegins: parcels.flatMap(({ calendar }) => calendar.rentBegins ?? []).sort()[0] ?? null,
    quoteAt: (at: string) => best && prices?.offer(best.lane, shipped, at).quote,
  };
}

export type StorageOutlook = Awaited<ReturnType<typeof storageOutlook>>;
