import type { Lang } from '@crossdock/contract/wire/values.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { channelOffers } from '../pricing/offers.ts';
import { listChannelCountries, searchLanes } from '../pricing/store.ts';
import { listWarehouses } from '../warehouses/store.ts';

/** A shipping method to a country, with its prices for some weights. */
export interface LanePrices {
  readonly name: string;
  readonly country: string;
  readonly minDays: number;
  readonly maxDays: number;
  readonly prices: readonly { readonly weightG: number; readonly totalMinor: number }[];
}

/** The most countries with prices; more would fill the page. */
const countriesMax = 5;

/**
 * The prices of all shipping methods for one box of each weight, as in the public calculator with the goods
 * and delivery that its form starts with. A method that cannot take a weight has no price for it.
 */
export async function lanePrices(
  tx: Tx,
  shop: Shop,
  lang: Lang,
  weightsG: readonly number[],
): Promise<LanePrices[]> {
  const [channels, warehouses, types] = await Promise.all([
    listChannelCountries(tx),
    listWarehouses(tx),
    listGoodsTypes(tx),
  ]);
  const goodsType = types[0]?.code;
  if (goodsType === undefined) return [];
  const found: LanePrices[] = [];
  for (const [country, rows] of [...Map.groupBy(channels, (row) => row.country)].slice(0, countriesMax)) {
    const lanes = await searchLanes(tx, { country, zip: '', at: tx.now });
    const days = await promisedDays(tx, lanes);
    const deliveryType = rows.some((row) => row.deliveryTypes.includes(2)) ? 2 : 3;
    const offersFor = (weightG: number) =>
      channelOffers(
        lanes,
        {
          boxes: [{ weightG, lengthMm: 0, widthMm: 0, heightMm: 0 }],
          parcelCount: 1,
          goodsTypes: [goodsType],
          declaredMinor: 0,
          destination: { country, zip: '' },
          stored: [],
        },
        { at: tx.now, deliveryType, insuredMinor: 0, coinMinor: shop.settings.coinMinor },
        { lang, warehouses, days, ratings: new Map() },
      );
    const offers = weightsG.flatMap((weightG) => offersFor(weightG).map((offer) => ({ weightG, ...offer })));
    for (const ofChannel of Map.groupBy(offers, (offer) => offer.channelId).values()) {
      const [first] = ofChannel;
      const prices = ofChannel.flatMap(({ weightG, possible, quote }) =>
        possible && quote ? [{ weightG, totalMinor: quote.totalMinor }] : [],
      );
      if (first && prices.length > 0)
        found.push({ name: first.name, country, minDays: first.minDays, maxDays: first.maxDays, prices });
    }
  }
  return found;
}
