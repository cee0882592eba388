import { ratingsOf } from '../comments/store.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import type { Handler } from '../platform/handler.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { channelOffers } from './offers.ts';
import { searchLanes } from './store.ts';
import { previewLaneOf } from './view.ts';

/** The freight trial. Guests have no parcels in store, so there is no rent in it. */
export const sumFree: Handler<'sumFree'> = async (tx, actor, input) => {
  const { country, zip, boxes, goodsType, deliveryType, declaredMinor, insuredMinor, warehouseId } = input;
  const [lanes, warehouses] = await Promise.all([
    searchLanes(tx, { country, zip, at: tx.now, ...(warehouseId ? { warehouseId } : {}) }),
    listWarehouses(tx),
  ]);
  const shipment = {
    boxes,
    parcelCount: boxes.length,
    goodsTypes: [goodsType],
    declaredMinor,
    destination: { country, zip },
    stored: [],
  };
  const { coinMinor } = actor.shop.settings;
  const [days, ratings] = await Promise.all([
    promisedDays(tx, lanes),
    ratingsOf(
      tx,
      lanes.map((lane) => lane.channel.id),
    ),
  ]);
  const context = { lang: actor.lang, warehouses, days, ratings };
  const offers = channelOffers(
    lanes,
    shipment,
    { at: tx.now, deliveryType, insuredMinor, coinMinor },
    context,
  );
  return {
    offers: offers.map(({ source, ...offer }) => ({
      ...offer,
      lane: 'missing' in source ? null : previewLaneOf(source),
    })),
  };
};
