import { hasLaneSetPrices, laneSetCodes, laneSetsAsOf } from '@crossdock/domain/pricing/laneSets/laneSets.ts';
import { plainQuoteOptions, quote } from '@crossdock/domain/pricing/quote.ts';
import { priceListShipment, priceListWeightsG, sampleZip } from '@crossdock/domain/pricing/samples.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import type { Shop } from '../platform/shop.ts';
import { toWritable } from '../pricing/view.ts';
import { channelsFromLaneSets, usedChannels } from './laneSets.store.ts';
import { laneSetForShop } from './laneSets.ts';

type Taken = Awaited<ReturnType<typeof channelsFromLaneSets>>;

/**
 * Previews everything that `takeLaneSet` would create, with the same function, and prices from the pricing
 * engine.
 */
export const getLaneSets: Handler<'getLaneSets'> = async (tx, { shop }) => {
  const taken = await channelsFromLaneSets(tx);
  const used = await usedChannels(tx, fieldOf(taken, 'id'));
  return {
    asOf: laneSetsAsOf,
    priced: hasLaneSetPrices(shop.currency),
    sets: laneSetCodes.map((code) => {
      const { country, carriers, lanes } = laneSetForShop(code, shop);
      const codes = fieldOf(lanes, 'code');
      const ofSet = taken.filter(({ setLane }) => codes.includes(setLane));
      return toWritable({
        code,
        country,
        lanes: lanes.map((lane) => ({
          ...lane,
          carriers: carriers
            .filter((one) => lane.carriers.some((chosen) => chosen.code === one.code))
            .map(({ name }) => name),
          zones: lane.zones.map((zone) => ({ ...zone, prices: pricesOf(zone, country, shop, tx.now) })),
        })),
        taken: takenOf(ofSet, used),
      });
    }),
  };
};

function takenOf(channels: Taken, used: ReadonlySet<string>) {
  return [...Map.groupBy(channels, ({ warehouseId }) => warehouseId)].map(([warehouseId, made]) => ({
    warehouseId,
    lanes: made.length,
    removable: made.every(({ id }) => !used.has(id)),
  }));
}

type Zone = ReturnType<typeof laneSetForShop>['lanes'][number]['zones'][number];

function pricesOf({ card, zipPrefixes }: Zone, country: string, shop: Shop, at: string) {
  const full = { ...card, currency: shop.currency, validFrom: at, validTo: null };
  const { coinMinor } = shop.settings;
  return priceListWeightsG.map((weightG) => {
    const shipment = priceListShipment(weightG, { goodsTypes: [] }, { country, zip: sampleZip(zipPrefixes) });
    const { refusals, totalMinor } = quote(shipment, full, { ...plainQuoteOptions, at, coinMinor });
    return { weightG, totalMinor: refusals.length > 0 ? null : totalMinor };
  });
}
