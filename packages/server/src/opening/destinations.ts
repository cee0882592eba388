import type { ShopOpening } from '@crossdock/contract/shops/opening.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { sampleZip } from '@crossdock/domain/pricing/samples.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { channelOffers } from '../pricing/offers.ts';
import { listRateCardsWithStaff } from '../pricing/rateCards.store.ts';
import { searchLanes, zonesWithLanes } from '../pricing/store.ts';
import { listWarehouses } from '../warehouses/store.ts';

/** Postal codes in the largest cities, where most members live. */
const cityZips: Readonly<Record<string, string>> = { TW: '100', TH: '10110', MY: '50000' };

/** The most destinations; more would fill the page. */
const destinationsMax = 12;

/**
 * The offers for one box of this weight at each place that the shop serves, as in the public calculator, and
 * the zones without a price. A place is the largest city of a country, or a zone with postal codes.
 */
export async function shippingOffersByDestination(
  tx: Tx,
  shop: Shop,
  lang: Lang,
  weightG: number,
): Promise<Pick<ShopOpening, 'destinations' | 'unpriced'>> {
  const [byZone, warehouses, types, cards] = await Promise.all([
    zonesWithLanes(tx, tx.now),
    listWarehouses(tx),
    listGoodsTypes(tx),
    listRateCardsWithStaff(tx, {}),
  ]);
  const served = byZone.filter(
    ({ channel }) => channel.active && warehouses.some(({ id }) => id === channel.warehouseId),
  );
  const places = new Map<string, { country: string; zip: string; zone: string }>();
  for (const { country } of served.map(({ zone }) => zone))
    places.set(country, { country, zip: cityZips[country] ?? '', zone: '' });
  for (const { country, zipPrefixes, name } of served.map(({ zone }) => zone)) {
    const zip = sampleZip(zipPrefixes);
    const isCity = zipPrefixes.some((prefix) => (cityZips[country] ?? '').startsWith(prefix));
    if (zip !== '' && !isCity) places.set(`${country} ${zip}`, { country, zip, zone: name });
  }
  const goodsType = types[0]?.code;
  const destinations: ShopOpening['destinations'] = [];
  for (const { zone, ...destination } of [...places.values()].slice(0, destinationsMax)) {
    const lanes = await searchLanes(tx, { ...destination, at: tx.now });
    const home = lanes.some(({ channel }) => channel.deliveryTypes.includes(2));
    const offers = channelOffers(
      lanes,
      {
        boxes: [{ weightG, lengthMm: 0, widthMm: 0, heightMm: 0 }],
        parcelCount: 1,
        goodsTypes: goodsType === undefined ? [] : [goodsType],
        declaredMinor: 0,
        destination,
        stored: [],
      },
      {
        at: tx.now,
        deliveryType: home ? 2 : 3,
        insuredMinor: 0,
        coinMinor: shop.settings.coinMinor,
      },
      { lang, warehouses, days: await promisedDays(tx, lanes), ratings: new Map() },
    );
    destinations.push({
      country: destination.country,
      zone,
      lanes: offers.flatMap(({ name, minDays, maxDays, possible, quote }) =>
        possible && quote ? [{ name, minDays, maxDays, totalMinor: quote.totalMinor }] : [],
      ),
    });
  }
  const drafts = cards.filter(({ state }) => state === 'draft');
  return {
    destinations,
    unpriced: served
      .filter(({ lane }) => lane === undefined)
      .map(({ channel, zone }) => ({
        name: channel[lang],
        zone: zone.name,
        draftId: drafts.find(({ zoneId }) => zoneId === zone.id)?.id ?? null,
      })),
  };
}
