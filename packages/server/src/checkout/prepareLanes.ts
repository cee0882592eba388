import type { Refusal } from '@crossdock/contract/refusals.ts';
import { ratingsOfChannels } from '../comments/store.ts';
import { countCustomsEntriesBefore } from '../declarers/customsEntries.store.ts';
import { type DeclarerRefusal, declarerRefusal, usableDeclarers } from '../declarers/orders.store.ts';
import { advancesOf } from '../orders/advances.store.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import { channelOffers } from '../pricing/offers.ts';
import { searchLanes } from '../pricing/store.ts';
import { serviceChargesOf } from '../services/store.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { type Destination, destinationPricingTerms } from './destination.ts';
import type { Buyer } from './prepare.ts';
import { shipmentOf } from './shipment.ts';

interface LaneOptions {
  readonly deliveryType: 2 | 3;
  readonly insuredMinor: number;
  readonly taxIncluded: boolean;
  readonly cashOnDelivery: boolean;
  readonly declarerIds: readonly string[];
}

/** All lanes to a destination, prepared to price any subset of these parcels. */
export async function prepareLanes(
  tx: Tx,
  actor: Buyer,
  parcels: readonly ChosenParcelRow[],
  destination: Destination,
  options: LaneOptions,
): Promise<PreparedLanes | Refusal<DeclarerRefusal>> {
  const { country, zip, consignee } = destination.snapshot;
  const declarers = await usableDeclarers(tx, actor.memberId, options.declarerIds);
  const undeclared = declarerRefusal(declarers, options.declarerIds, country);
  if (undeclared) return undeclared;
  const parcelIds = parcels.map(({ id }) => id);
  const importer = { memberId: actor.memberId, consignee, country, at: tx.now, declarers };
  const warehouseId = parcels[0]?.warehouseId ?? '';
  const searched = searchLanes(tx, { warehouseId, country, zip, at: tx.now });
  const [lanes, warehouses, days, ratings, advances, services, entries] = await Promise.all([
    searched,
    listWarehouses(tx, { all: true }),
    searched.then((found) => promisedDays(tx, found)),
    searched.then((found) =>
      ratingsOfChannels(
        tx,
        found.map((lane) => lane.channel.id),
      ),
    ),
    advancesOf(tx, { parcelIds }),
    serviceChargesOf(tx, { parcelIds }),
    countCustomsEntriesBefore(tx, actor.shop.timeZone, importer),
  ]);
  const { deliveryType, insuredMinor, taxIncluded, cashOnDelivery } = options;
  const choice = {
    at: tx.now,
    coinMinor: actor.shop.settings.coinMinor,
    ...{ deliveryType, insuredMinor, taxIncluded, cashOnDelivery },
    ...destinationPricingTerms(destination),
    entriesBefore: entries,
    advances,
    services,
  };
  const at = { at: tx.now, timeZone: actor.shop.timeZone };
  return {
    offersFor: (some) =>
      channelOffers(lanes, shipmentOf(some, destination.snapshot, at), choice, {
        lang: actor.lang,
        ...{ warehouses, days, ratings },
      }).map(({ source: _, ...offer }) => offer),
  };
}

export interface PreparedLanes {
  /** Every lane with its price for these parcels, as `channelOffers` sorts them. */
  offersFor(parcels: readonly ChosenParcelRow[]): Omit<ReturnType<typeof channelOffers>[number], 'source'>[];
}
