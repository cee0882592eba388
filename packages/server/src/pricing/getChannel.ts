import type { pricingCalls } from '@crossdock/contract/pricing.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { findDestination } from './destination.ts';
import { channelOffers } from './offers.ts';
import { parcelsToPrice } from './shipment.store.ts';
import { isWeighed, shipmentOf } from './shipmentOf.ts';
import { searchLanes } from './store.ts';

export const getChannel: Handler<(typeof pricingCalls)['getChannel']> = async (tx, actor, input) => {
  const [parcels, destination, warehouses] = await Promise.all([
    parcelsToPrice(tx, actor.memberId, input.parcelIds),
    findDestination(tx, actor.memberId, input),
    listWarehouses(tx),
  ]);
  if (parcels.length === 0 || parcels.length < new Set(input.parcelIds).size) return refuse('row.notFound');
  if (!destination) return refuse('pricing.noDestination', {}, 'addressId');
  const unmeasured = parcels.find((parcel) => !isWeighed(parcel));
  if (unmeasured) return refuse('pricing.parcelUnmeasured', { number: unmeasured.bill_code }, 'parcelIds');
  const [warehouseId, ...others] = new Set(parcels.map((parcel) => parcel.warehouse_id));
  if (!warehouseId || others.length > 0) return refuse('pricing.parcelsApart', {}, 'parcelIds');

  const { country, zip, deliveryType, limits: pickupLimits } = destination;
  const lanes = await searchLanes(tx, { warehouseId, country, zip, at: tx.now });
  const { insuredMinor, taxIncluded, cashOnDelivery } = input;
  const offers = channelOffers(
    lanes,
    shipmentOf(parcels, destination),
    { at: tx.now, deliveryType, pickupLimits, insuredMinor, taxIncluded, cashOnDelivery },
    { lang: actor.lang, warehouses, settings: actor.shop.settings },
  );
  return { offers: offers.map(({ source: _, ...offer }) => offer) };
};
