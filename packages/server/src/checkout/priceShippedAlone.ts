import { largestRemainder } from '@crossdock/domain/largestRemainder.ts';
import { priceLane } from '@crossdock/domain/pricing/lane.ts';
import { billingWeight } from '@crossdock/domain/pricing/weight.ts';
import { shippingPrice } from '@crossdock/domain/wallet/parcelCosts.ts';
import { countCustomsEntriesBefore } from '../declarers/customsEntries.store.ts';
import { declarersOfOrder } from '../declarers/orders.store.ts';
import { submittedDestination } from '../orders/detailsView.ts';
import type { OrderRow } from '../orders/store.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Member } from '../platform/scope.ts';
import type { LoadedLane } from '../pricing/store.ts';
import { pickupLimitsOf } from './bill.ts';
import { shipmentOf, toBox, warehouseStorageRuleOf } from './shipment.ts';

/** The weight in grams by which a parcel is billed if it is shipped alone on that lane. */
export const billedWeightAlone = (lane: LoadedLane, parcel: ChosenParcelRow): number =>
  billingWeight([toBox(parcel)], lane.card.weight).billingWeightG;

/**
 * The price of shipping each parcel of an order alone, on the order's own lane and card and by the pricing engine, at
 * the moment of submission. Each parcel has its measured weight, is a separate customs entry, and has its share of the
 * insured value. Undefined if one of them cannot be sent alone.
 */
export async function priceShippedAlone(
  tx: Tx,
  { shop }: Pick<Member, 'shop'>,
  { order, lane, parcels }: { order: OrderRow; lane: LoadedLane; parcels: readonly ChosenParcelRow[] },
): Promise<number | undefined> {
  const { createdAt: at, memberId, consignee, country } = order;
  const [pickupLimits, declarers] = await Promise.all([
    pickupLimitsOf(tx, order),
    declarersOfOrder(tx, order.id),
  ]);
  const importer = { memberId, consignee, country, at, declarers };
  const entries = await countCustomsEntriesBefore(tx, shop.timeZone, importer);
  const insured = largestRemainder(order.insuredValueMinor, fieldOf(parcels, 'declaredValueMinor'));
  let totalMinor = 0;
  for (const [index, parcel] of parcels.entries()) {
    const shipment = shipmentOf([parcel], submittedDestination(order), { at, timeZone: shop.timeZone });
    const { quote } = priceLane(lane, shipment, {
      at,
      coinMinor: shop.settings.coinMinor,
      deliveryType: order.deliveryType === 3 ? 3 : 2,
      carrierId: order.carrierId,
      pickupLimits,
      storageRule: order.storageRule ?? warehouseStorageRuleOf(parcels),
      insuredMinor: insured[index] ?? 0,
      taxIncluded: order.taxIncluded,
      entriesBefore: entries + index,
    });
    if (quote.refusals.length > 0) return undefined;
    totalMinor += shippingPrice(quote.lines);
  }
  return totalMinor;
}
