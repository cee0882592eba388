import type { OrderChangePreview } from '@crossdock/contract/orders/changes.ts';
import { maxParcelsPerOrder } from '@crossdock/contract/orders/choice.ts';
import { refusalMessage } from '@crossdock/contract/refusals.ts';
import { isOfferedFor } from '@crossdock/domain/services/kinds.ts';
import { pickupPoints } from '../addresses/pickupPoints.store.ts';
import { addressesForOrders } from '../addresses/store.ts';
import { priceContent } from '../checkout/bill.ts';
import { addressDestination, mayOrderToAddress } from '../checkout/destination.ts';
import { type Buyer, quoteRefusal } from '../checkout/prepare.ts';
import { mergeProblemsOf, warehouseStorageRuleOf } from '../checkout/shipment.ts';
import { declarerChoices } from '../declarers/declarerChoices.ts';
import type { OrderRow } from '../orders/store.ts';
import { orderViewContext } from '../orders/view.ts';
import { parcelsInOrder, photosOf, shelvedParcelsInWarehouse } from '../parcels/chosenParcels.store.ts';
import { chosenParcelOf } from '../parcels/chosenParcelView.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Services } from '../platform/services.ts';
import { type LoadedLane, laneOfOrder, lanesFor } from '../pricing/store.ts';
import { serviceCatalogueRows } from '../services/catalogue.store.ts';
import type { PlannedChange } from './plan.ts';

type Choices = OrderChangePreview['choices'];
type Channel = Choices['channels'][number];

/** A channel with the ids of the zone and the rate card that its price comes from. */
export interface PricedChannel extends Channel {
  readonly ids: Pick<OrderRow, 'zoneId' | 'rateCardId'>;
}

/** The options for changing the order, with the draft's content. */
export async function orderChangeOptions(
  tx: Tx,
  buyer: Buyer,
  services: Services,
  order: OrderRow,
  plan: PlannedChange,
) {
  const [parcels, places, channels, offered, declarers] = await Promise.all([
    parcelChoices(tx, buyer, services, order, plan),
    placesOf(tx, buyer),
    channelChoices(tx, buyer, order, plan),
    serviceChoices(tx, buyer, plan),
    declarerChoices(tx, buyer),
  ]);
  const { country } = plan.order;
  const lane = await laneOfOrder(tx, plan.order);
  return {
    ...places,
    parcels,
    channels,
    services: offered,
    declarers: declarers
      .filter((one) => one.country === country)
      .map(({ id, name, idNumber }) => ({ id, name, idNumber })),
    declarerNeeded: buyer.shop.settings.declarerCountries.includes(country),
    taxOffered: lane?.card.taxes.some((tax) => !tax.always) ?? false,
    insuranceOffered: lane?.card.insurance != null,
    maxInsuredMinor: plan.order.declaredValueMinor,
  };
}

/**
 * The order's parcels, and the member's shelved parcels in the same warehouse that are in no order. A parcel that cannot
 * be chosen comes with the reason.
 */
async function parcelChoices(
  tx: Tx,
  buyer: Buyer,
  services: Services,
  order: OrderRow,
  { parcels }: PlannedChange,
) {
  const [held, free] = await Promise.all([
    parcelsInOrder(tx, order.id),
    shelvedParcelsInWarehouse(tx, order.memberId, order.warehouseId, maxParcelsPerOrder),
  ]);
  const rows = [...held, ...free];
  const photos = await photosOf(tx, fieldOf(rows, 'id'));
  const reader = orderViewContext(buyer, services, tx.now);
  const chosen = parcels.all.map((one) => ({ ...one, state: 'shelved' as const }));
  return rows.map((row) => {
    const isIn = chosen.some(({ id }) => id === row.id);
    const others = isIn ? chosen : [...chosen, { ...row, state: 'shelved' as const }];
    const problem = isIn ? undefined : mergeProblemsOf(others, buyer.shop.settings, tx.now).get(row.id);
    return chosenParcelOf(row, photos, problem, reader);
  });
}

async function placesOf(tx: Tx, { memberId, shop }: Buyer) {
  const [addresses, points] = await Promise.all([addressesForOrders(tx, memberId), pickupPoints(tx)]);
  const byId = new Map(points.map((point) => [point.id, point]));
  return {
    addresses: addresses.map((address) => ({
      id: address.id,
      deliveryType: address.deliveryType,
      state: address.state === 'approved' ? ('approved' as const) : ('pending' as const),
      usable: mayOrderToAddress(address, shop.settings),
      destination: addressDestination(address, byId.get(address.pickupPointId ?? '')),
    })),
    pickupPoints: points.map(({ id, code, name, address, hours }) => ({ id, code, name, address, hours })),
  };
}

/** The channels to the destination, with the price of this content on each. */
async function channelChoices(
  tx: Tx,
  buyer: Buyer,
  order: OrderRow,
  plan: PlannedChange,
): Promise<PricedChannel[]> {
  const { country, zip } = plan.to.destination.snapshot;
  const lanes = await lanesFor(tx, { warehouseId: order.warehouseId, country, zip, at: tx.now });
  const current = await laneOfOrder(tx, plan.order);
  const others = lanes.filter((lane) => lane.channel.id !== plan.order.channelId);
  const all = current ? [{ ...current, mine: true }, ...others] : others;
  return Promise.all(all.map((lane) => channelChoice(tx, buyer, plan, lane)));
}

async function channelChoice(
  tx: Tx,
  buyer: Buyer,
  { order, content, bill, to, parcels }: PlannedChange,
  lane: LoadedLane & { readonly mine?: boolean },
): Promise<PricedChannel> {
  const { channel } = lane;
  const ids = { zoneId: lane.zone.id, rateCardId: lane.rateCard.id };
  const storageRule = lane.card.storage ?? warehouseStorageRuleOf(parcels.all);
  const columns = { ...order, ...ids, channelId: channel.id, storageRule };
  const priced = lane.mine
    ? bill
    : await priceContent(tx, buyer, columns, { ...content, carrierId: undefined });
  const served = to.destination.carriers;
  return {
    ids,
    channelId: channel.id,
    name: channel[buyer.lang],
    minDays: channel.minDays,
    maxDays: channel.maxDays,
    possible: priced.refusals.length === 0,
    totalMinor: priced.totalMinor,
    messages: priced.refusals.map((one) => refusalMessage(quoteRefusal(one), buyer.lang)),
    carriers: lane.carriers
      .filter((one) => one.deliveryType === to.deliveryType && (served?.includes(one.id) ?? true))
      .map(({ id: carrierId, name }) => ({ carrierId, name })),
  };
}

/** Services that the shop offers for whole orders, and those of this order. */
async function serviceChoices(
  tx: Tx,
  { lang }: Buyer,
  { services }: PlannedChange,
): Promise<Choices['services']> {
  const { standing, withdrawn, resized, placed } = services;
  const kept = standing.filter((task) => !withdrawn.includes(task));
  const rows = await serviceCatalogueRows(tx, { all: true });
  return rows.flatMap((row) => {
    const task = kept.find(({ serviceId }) => serviceId === row.id);
    const size = resized.find((one) => one.task === task)?.price.quantity ?? task?.quantity;
    const planned = placed.find(({ service }) => service.id === row.id)?.quantity;
    const quantity = size ?? planned ?? 0;
    const wasOrdered = standing.some(({ serviceId }) => serviceId === row.id);
    if (quantity === 0 && !wasOrdered && !(row.active && isOfferedFor(row, 'order'))) return [];
    const begun = task !== undefined && task.state !== 'requested';
    const { id: serviceId, unit, priceMinor } = row;
    return [
      { serviceId, name: row[lang], unit, priceMinor: task?.priceMinor ?? priceMinor, quantity, begun },
    ];
  });
}
