import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { storageOutlook } from '../checkout/calendarOutlook.ts';
import { calendarDestination } from '../checkout/storageCalendarPricer.ts';
import { usableCoupons } from '../coupons/store.ts';
import { priceHoldsEndingBefore } from '../orders/priceHolds.store.ts';
import { warehousesWithParcels } from '../parcels/list.store.ts';
import type { Handler } from '../platform/handler.ts';

const dayMs = 86_400_000;
/** The number of days ahead, and the maximum number of entries of each kind. */
const endingDays = 30;
const endingsAtMost = 20;

/**
 * Lists what ends soon: the validity of coupons, the free storage days of parcels (computed as in the storage
 * calendar), and the held prices of orders. Points do not expire.
 */
export const getEndings: Handler<'getEndings'> = async (tx, actor) => {
  const until = tx.later(endingDays * dayMs);
  const [coupons, places, place, prices] = await Promise.all([
    usableCoupons(tx, actor.memberId, endingsAtMost),
    warehousesWithParcels(tx, actor.memberId, inWarehouseParcelStates),
    calendarDestination(tx, actor, undefined),
    priceHoldsEndingBefore(tx, actor.memberId, { until, most: endingsAtMost }),
  ]);
  const shelves = await Promise.all(
    places
      .filter(({ shelved }) => shelved > 0)
      .map(({ id }) => storageOutlook(tx, actor, { warehouseId: id, place, days: 1 })),
  );
  const stored = shelves.flatMap(({ parcels }) =>
    parcels.flatMap(({ calendar: { id, rentBegins }, view }) =>
      rentBegins === null
        ? []
        : [{ kind: 'storage' as const, id, name: view.courierNumber, endsAt: rentBegins }],
    ),
  );
  const held = coupons.map((row) => ({
    kind: 'coupon' as const,
    id: row.id,
    name: row[actor.lang],
    endsAt: row.validUntil,
  }));
  const priced = prices.map(({ id, number, untilAt }) => ({
    kind: 'price' as const,
    id,
    name: number,
    endsAt: untilAt,
  }));
  const list = [...held, ...stored, ...priced]
    .filter(({ endsAt }) => endsAt > tx.now && endsAt <= until)
    .sort((a, b) => (a.endsAt < b.endsAt ? -1 : 1))
    .slice(0, endingsAtMost);
  return { list };
};
