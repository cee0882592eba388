import { takeDutySnapshot } from '@crossdock/domain/duties/snapshot.ts';
import { checkUnderdeclared } from '@crossdock/domain/duties/underdeclared.ts';
import { ratingsOfChannels } from '../comments/store.ts';
import { dutyTableAt } from '../duties/dutyTablesInForce.ts';
import { dutyViewOf } from '../duties/view.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Handler } from '../platform/handler.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { channelOffers } from './offers.ts';
import { searchLanes } from './store.ts';
import { previewLaneOf } from './view.ts';

/** The freight calculator. Guests have no stored parcels, so it contains no storage fee. */
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
  const [table, types, days, ratings] = await Promise.all([
    dutyTableAt(tx, country, tx.now, actor.shop.timeZone),
    listGoodsTypes(tx, { all: true }),
    promisedDays(tx, lanes),
    ratingsOfChannels(
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
      duties: dutyViewOf(
        takeDutySnapshot(
          {
            mode: source.channel.mode,
            goods: [{ goodsType, valueMinor: declaredMinor }],
            lines: offer.quote?.lines ?? [],
            entriesBefore: null,
          },
          table,
          actor.shop.currency,
          tx.now,
        ),
        actor,
        types,
        checkUnderdeclared([{ declaredMinor, shopMinor: null, provenMinor: null, forecastMinor: null }]),
      ),
    })),
  };
};
