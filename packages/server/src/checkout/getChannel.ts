import { isRefusal } from '@crossdock/contract/refusals.ts';
import { ratingsOf } from '../comments/store.ts';
import { entriesBefore } from '../declarers/entries.store.ts';
import { declarerRefusal, usableDeclarers } from '../declarers/orders.store.ts';
import { advancesOf } from '../orders/advances.store.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import { chosenParcels } from '../parcels/chosen.store.ts';
import type { Handler } from '../platform/handler.ts';
import { channelOffers } from '../pricing/offers.ts';
import { searchLanes } from '../pricing/store.ts';
import { serviceChargesOf } from '../services/store.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { destinationOf, pickupTerms } from './destination.ts';
import { parcelRefusal, shipmentOf } from './shipment.ts';

/** Parcels and destination are read as an order reads them, so that a channel costs here what the order will. */
export const getChannel: Handler<'getChannel'> = async (tx, actor, input) => {
  const [parcels, destination, warehouses, declarers] = await Promise.all([
    chosenParcels(tx, actor.memberId, input.parcelIds, false),
    destinationOf(tx, actor, input),
    listWarehouses(tx, { all: true }),
    usableDeclarers(tx, actor.memberId, input.declarerIds),
  ]);
  const unfit = parcelRefusal(parcels, input, actor, tx.now);
  if (unfit) return unfit;
  if (isRefusal(destination)) return destination;
  const { country, zip, consignee } = destination.snapshot;
  const undeclared = declarerRefusal(declarers, input.declarerIds, country);
  if (undeclared) return undeclared;
  const importer = { memberId: actor.memberId, consignee, country, at: tx.now, declarers };
  const warehouseId = parcels[0]?.warehouseId ?? '';
  const searched = searchLanes(tx, { warehouseId, country, zip, at: tx.now });
  const [lanes, days, ratings, advances, services, entries] = await Promise.all([
    searched,
    searched.then((found) => promisedDays(tx, found)),
    searched.then((found) =>
      ratingsOf(
        tx,
        found.map((lane) => lane.channel.id),
      ),
    ),
    advancesOf(tx, { parcelIds: input.parcelIds }),
    serviceChargesOf(tx, { parcelIds: input.parcelIds }),
    entriesBefore(tx, actor.shop.timeZone, importer),
  ]);
  const { deliveryType, insuredMinor, taxIncluded, cashOnDelivery } = input;
  const offers = channelOffers(
    lanes,
    shipmentOf(parcels, destination.snapshot, { at: tx.now, timeZone: actor.shop.timeZone }),
    {
      at: tx.now,
      coinMinor: actor.shop.settings.coinMinor,
      deliveryType,
      ...pickupTerms(destination),
      insuredMinor,
      taxIncluded,
      cashOnDelivery,
      entriesBefore: entries,
      advances,
      services,
    },
    { lang: actor.lang, warehouses, days, ratings },
  );
  return { offers: offers.map(({ source: _, ...offer }) => offer) };
};
