import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Rating } from '@crossdock/domain/comments/rules.ts';
import { type LaneChoice, priceLane, rankOffers } from '@crossdock/domain/pricing/lane.ts';
import type { Shipment } from '@crossdock/domain/pricing/shipment.ts';
import { shelfRule } from '@crossdock/domain/pricing/storage.ts';
import type { PromisedDays } from './deliveries.store.ts';
import type { LoadedLane, MissingLane, WarehouseRow } from './store.ts';
import { channelOf, priceOf, withoutPrice } from './view.ts';

interface OfferContext {
  readonly lang: Lang;
  readonly warehouses: readonly WarehouseRow[];
  /** Of each lane, in the lanes' order. */
  readonly days: readonly PromisedDays[];
  /** By channel. */
  readonly ratings: ReadonlyMap<string, Rating>;
}

/** Every lane priced for the shipment: the possible ones first, cheapest first. A closed warehouse's lanes are left out. */
export function channelOffers<L extends LoadedLane | MissingLane>(
  lanes: readonly L[],
  shipment: Shipment,
  choice: LaneChoice,
  context: OfferContext,
) {
  const priced = lanes.flatMap((lane, at) => {
    const warehouse = context.warehouses.find((one) => one.id === lane.channel.warehouseId);
    if (!warehouse) return [];
    const offer =
      'missing' in lane
        ? undefined
        : priceLane(lane, shipment, {
            storageRule: shelfRule(warehouse.freeStorageDays, warehouse.storage),
            ...choice,
          });
    const { minDays, maxDays } = context.days[at] ?? {
      minDays: lane.channel.minDays,
      maxDays: lane.channel.maxDays,
    };
    return [{ lane, warehouse, offer, quote: offer?.quote, minDays, maxDays }];
  });
  return rankOffers(priced).map(({ lane, warehouse, offer, minDays, maxDays, cheapest, fastest }) => ({
    ...channelOf(lane, warehouse, context.lang),
    minDays,
    maxDays,
    rating: context.ratings.get(lane.channel.id) ?? null,
    ...('missing' in lane || !offer ? withoutPrice(lane as MissingLane) : priceOf(lane, offer)),
    cheapest,
    fastest,
    source: lane,
  }));
}
