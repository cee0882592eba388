import { isRefusal } from '@crossdock/contract/refusals.ts';
import { type LaneChoice, type LaneOffer, priceLane } from '@crossdock/domain/pricing/lane.ts';
import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import type { Destination as Place } from '@crossdock/domain/pricing/shipment.ts';
import { addressesForOrders } from '../addresses/store.ts';
import { countCustomsEntriesBefore } from '../declarers/customsEntries.store.ts';
import { advancesOf } from '../orders/advances.store.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import { type LoadedLane, lanesFor } from '../pricing/store.ts';
import { serviceChargesOf } from '../services/store.ts';
import {
  type Destination,
  destinationOf,
  destinationPricingTerms,
  mayOrderToAddress,
} from './destination.ts';
import type { Buyer } from './prepare.ts';
import { shipmentOf, warehouseStorageRuleOf } from './shipment.ts';

export type CalendarDestination = Destination & { readonly deliveryType: 2 | 3 };

/** The destination for the calendar: the chosen address, or the first one that orders may use. */
export async function calendarDestination(
  tx: Tx,
  actor: Pick<Buyer, 'memberId' | 'shop'>,
  addressId: string | undefined,
): Promise<CalendarDestination | undefined> {
  const usable = (await addressesForOrders(tx, actor.memberId)).filter((one) =>
    mayOrderToAddress(one, actor.shop.settings),
  );
  const address = addressId === undefined ? usable[0] : usable.find(({ id }) => id === addressId);
  if (!address) return undefined;
  const deliveryType = address.deliveryType === 3 ? 3 : 2;
  const destination = await destinationOf(tx, actor, { deliveryType, addressId: address.id });
  return isRefusal(destination) ? undefined : { ...destination, deliveryType };
}

/**
 * Prices an order of these parcels to one place at any moment, on today's lanes and with the pricing engine of orders.
 */
export interface StorageCalendarPricer {
  /**
   * The price of some parcels on one lane at a moment. `entries` is the number of customs entries that are assumed
   * before this shipment, in addition to those of the importer's stored orders.
   */
  offer(
    this: void,
    lane: LoadedLane,
    parcels: readonly ChosenParcelRow[],
    at: string,
    entries?: number,
  ): LaneOffer;
  /** The cheapest possible lane at a moment, with its offer. */
  best(this: void, parcels: readonly ChosenParcelRow[], at: string, entries?: number): Best | undefined;
}

interface Best {
  readonly lane: LoadedLane;
  readonly offer: LaneOffer;
}

export async function storageCalendarPricer(
  tx: Tx,
  { memberId, shop }: Pick<Buyer, 'memberId' | 'shop'>,
  place: CalendarDestination,
  parcels: readonly ChosenParcelRow[],
): Promise<StorageCalendarPricer> {
  const { country, zip, consignee } = place.snapshot;
  const parcelIds = parcels.map(({ id }) => id);
  const warehouseId = parcels[0]?.warehouseId ?? '';
  const [lanes, advances, services, before] = await Promise.all([
    lanesFor(tx, { warehouseId, country, zip, at: tx.now }),
    advancesOf(tx, { parcelIds }),
    serviceChargesOf(tx, { parcelIds }),
    countCustomsEntriesBefore(tx, shop.timeZone, { memberId, consignee, country, at: tx.now }),
  ]);
  const choice = {
    deliveryType: place.deliveryType,
    coinMinor: shop.settings.coinMinor,
    ...destinationPricingTerms(place),
  };
  const own = new Set(parcelIds);
  const offer: StorageCalendarPricer['offer'] = (lane, chosen, at, entries = 0) => {
    // The advances and services of the parcels on the shelf are billed only if one of those parcels is in the
    // shipment.
    const theirs = chosen.some(({ id }) => own.has(id));
    const terms: LaneChoice = {
      ...choice,
      at,
      storageRule: warehouseStorageRuleOf(chosen),
      entriesBefore: before + entries,
      ...(theirs ? { advances, services } : {}),
    };
    return priceLane(
      lane,
      shipmentOf(chosen, place.snapshot satisfies Place, { at, timeZone: shop.timeZone }),
      terms,
    );
  };
  const best: StorageCalendarPricer['best'] = (chosen, at, entries) =>
    lanes
      .map((lane) => ({ lane, offer: offer(lane, chosen, at, entries) }))
      .filter(({ offer: { quote } }) => quote.refusals.length === 0)
      .reduce<Best | undefined>(
        (least, one) => (least && least.offer.quote.totalMinor <= one.offer.quote.totalMinor ? least : one),
        undefined,
      );
  return { offer, best };
}

/** The storage rule of these parcels on that lane: the lane's own, or the warehouse's. */
export const storageRuleOnLane = (
  lane: LoadedLane | undefined,
  parcels: readonly ChosenParcelRow[],
): StorageRule | null => lane?.card.storage ?? warehouseStorageRuleOf(parcels);
