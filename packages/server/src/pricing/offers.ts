import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Rating } from '@crossdock/domain/comments/rules.ts';
import { type LaneChoice, priceLane, rankOffers } from '@crossdock/domain/pricing/lane.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import type { Shipment } from '@crossdock/domain/pricing/shipment.ts';
import { warehouseStorageRule } from '@crossdock/domain/pricing/storage.ts';
import type { LoadedLane, UnpricedLane, WarehouseRow } from './store.ts';
import { channelOf, priceOf, unpricedOfferOf } from './view.ts';

interface OfferContext {
  readonly lang: Lang;
  readonly warehouses: readonly WarehouseRow[];
  /** The delivery days of each lane, in the lanes' order. */
  readonly days: readonly { readonly minDays: number; readonly maxDays: number }[];
  /** The ratings by channel. */
  readonly ratings: ReadonlyMap<string, Rating>;
}

interface Offered<L> {
  readonly lane: L;
  readonly warehouse: WarehouseRow;
  readonly minDays: number;
  readonly maxDays: number;
  readonly quote: Quote | undefined;
  readonly price: ReturnType<typeof unpricedOfferOf> | ReturnType<typeof priceOf>;
}

/**
 * Every lane priced for the shipment: possible ones first, then by price. Lanes of closed warehouses are left
 * out.
 */
export function channelOffers<L extends LoadedLane | UnpricedLane>(
  lanes: readonly L[],
  shipment: Shipment,
  choice: LaneChoice,
  context: OfferContext,
) {
  const priced = lanes.flatMap((lane, at): Offered<L>[] => {
    const warehouse = context.warehouses.find((one) => one.id === lane.channel.warehouseId);
    if (!warehouse) return [];
    const { minDays, maxDays } = context.days[at] ?? {
      minDays: lane.channel.minDays,
      maxDays: lane.channel.maxDays,
    };
    const of = { lane, warehouse, minDays, maxDays };
    if ('missing' in lane) return [{ ...of, quote: undefined, price: unpricedOfferOf(lane) }];
    const storageRule = warehouseStorageRule(warehouse.freeStorageDays, warehouse.storage);
    const offer = priceLane(lane, shipment, { storageRule, ...choice });
    return [{ ...of, quote: offer.quote, price: priceOf(lane, offer) }];
  });
  return rankOffers(priced).map(({ lane, warehouse, price, minDays, maxDays, cheapest, fastest }) => ({
    ...channelOf(lane, warehouse, context.lang),
    minDays,
    maxDays,
    rating: context.ratings.get(lane.channel.id) ?? null,
    ...price,
    cheapest,
    fastest,
    source: lane,
  }));
}
