import type { OrderDraft } from '@crossdock/contract/orders/changes.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import {
  type ChangeableOrderPart,
  changeableOrderParts,
  requiresUnpacking,
} from '@crossdock/domain/orders/orderChange.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { type Bill, type ContentToPrice, priceContent } from '../checkout/bill.ts';
import { heldPricingAfterChange } from '../checkout/heldPrice.ts';
import { unmetRequirementRefusal } from '../checkout/placeOrder.ts';
import type { Buyer, ChoiceRefusal } from '../checkout/prepare.ts';
import { declarerRefusal, declarersOfOrder, usableDeclarers } from '../declarers/orders.store.ts';
import { advancesOfOrderAndParcels } from '../orders/advances.store.ts';
import { storedPackages } from '../orders/details.store.ts';
import { priceChangesOf } from '../orders/priceChanges.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { serviceChargesOf } from '../services/store.ts';
import {
  type DestinationAfterChange,
  type DestinationChangeRefusal,
  destinationAfterChange,
} from './destination.ts';
import { laneAfterChange } from './lane.ts';
import { type ParcelsAfterChange, parcelsAfterChange } from './parcels.ts';
import { type ServicesAfterChange, servicesAfterChange } from './services.ts';

/** An order as it would be after a change, with its price. Nothing is stored yet. */
export interface PlannedChange {
  /** The order's columns after the change, without the price. */
  readonly order: OrderRow;
  readonly parts: readonly ChangeableOrderPart[];
  readonly parcels: ParcelsAfterChange;
  readonly services: ServicesAfterChange;
  readonly to: DestinationAfterChange;
  readonly declarerIds: readonly string[];
  readonly content: ContentToPrice;
  readonly bill: Bill;
  /** Whether the packed boxes must be opened for the change. */
  readonly unpacks: boolean;
  /** Whether the destination needs a declarer and the order has none. */
  readonly declarerMissing: boolean;
}

export type PlanRefusal = ChoiceRefusal | DestinationChangeRefusal | 'service.begun' | 'identity.required';

interface Planning {
  readonly lock: boolean;
  readonly byStaff: boolean;
}

/** Checks and prices a change of an order like a submission. With `lock`, all its parcels are locked. */
export async function planChange(
  tx: Tx,
  buyer: Buyer,
  order: OrderRow,
  draft: OrderDraft,
  { lock, byStaff }: Planning,
): Promise<PlannedChange | Refusal<PlanRefusal>> {
  const unmet = await unmetRequirementRefusal(tx, buyer);
  if (unmet) return unmet;
  const parcels = await parcelsAfterChange(tx, buyer, order, draft.parcelIds, lock);
  if (isRefusal(parcels)) return parcels;
  // A preview takes no lock, so the order may have been cancelled while its parcels were read.
  if (parcels.all.length === 0) return refuse('order.selectAgain', {}, 'parcelIds');
  const to = await destinationAfterChange(tx, buyer, order, draft, byStaff);
  if (isRefusal(to)) return to;
  const lane = await laneAfterChange(tx, order, to, draft.channelId ?? order.channelId, parcels.all);
  if (isRefusal(lane)) return lane;
  const services = await servicesAfterChange(tx, order.id, draft.services, parcels.all);
  if (isRefusal(services)) return services;
  const declarers = await declarersAfter(tx, buyer, order, to, draft);
  if (isRefusal(declarers)) return declarers;
  const declaredMinor = parcels.all.reduce((sum, one) => sum + one.declaredValueMinor, 0);
  const insuredMinor = draft.insuredMinor ?? Math.min(order.insuredValueMinor, declaredMinor);
  if (insuredMinor > declaredMinor)
    return refuse('order.insuredTooMuch', { maxMinor: declaredMinor }, 'insuredMinor');
  const columns = columnsOf(order, { to, lane, parcels, declaredMinor, insuredMinor, draft });
  const begun = partsSoFar({ order, columns, to, parcels, services, declarers });
  const unpacks = order.billTotalMinor !== null && requiresUnpacking(begun);
  const content = {
    ...(await contentOf(tx, columns, { to, parcels, services, declarers, unpacks })),
    holding: await heldPricingAfterChange(tx, order, columns, begun),
  };
  const asked = draft.carrierId ?? (await steadyCarrier(tx, buyer, { order, columns, content, begun }));
  const bill = await priceContent(tx, buyer, columns, { ...content, carrierId: asked });
  const carrierId = asked ?? bill.carrier?.id ?? order.carrierId;
  const parts = changeableOrderParts.filter((part) =>
    part === 'carrier' ? carrierId !== order.carrierId && !begun.includes('channel') : begun.includes(part),
  );
  return {
    ...{ order: { ...columns, carrierId }, parts, parcels, services, to, unpacks, bill },
    declarerIds: declarers.ids,
    declarerMissing: declarers.missing,
    content: { ...content, carrierId },
  };
}

/**
 * The order's carrier if it can still take the changed shipment; undefined if it cannot, so that pricing chooses
 * another carrier.
 */
async function steadyCarrier(
  tx: Tx,
  buyer: Buyer,
  after: {
    readonly order: OrderRow;
    readonly columns: OrderRow;
    readonly content: ContentToPrice;
    readonly begun: readonly ChangeableOrderPart[];
  },
): Promise<string | undefined> {
  const { carrierId } = after.order;
  if (!after.begun.some((part) => isOneOf(['parcels', 'destination', 'channel'], part))) return carrierId;
  const { carrier, refusals } = await priceContent(tx, buyer, after.columns, { ...after.content, carrierId });
  return refusals.length === 0 ? carrier?.id : undefined;
}

interface Declarers {
  readonly ids: readonly string[];
  readonly rows: readonly { readonly country: string; readonly idNumber: string }[];
  readonly changed: boolean;
  readonly missing: boolean;
}

/** The declarers after the change. Those of a country other than the destination's are removed. */
async function declarersAfter(
  tx: Tx,
  { memberId, shop }: Buyer,
  order: OrderRow,
  { destination: { snapshot } }: DestinationAfterChange,
  draft: OrderDraft,
): Promise<Declarers | Refusal<'declarer.notUsable' | 'declarer.otherCountry'>> {
  const standing = await declarersOfOrder(tx, order.id);
  const fitting = standing.filter((one) => one.country === snapshot.country);
  const ids = draft.declarerIds ?? fitting.map((one) => one.declarerId);
  const kept = fitting.filter((one) => ids.includes(one.declarerId));
  const freshIds = ids.filter((id) => !kept.some((one) => one.declarerId === id));
  const fresh = await usableDeclarers(tx, memberId, freshIds);
  const unfit = declarerRefusal(fresh, freshIds, snapshot.country);
  if (unfit) return unfit;
  const changed = freshIds.length > 0 || kept.length < standing.length;
  const missing = shop.settings.declarerCountries.includes(snapshot.country) && ids.length === 0;
  return { ids, rows: [...kept, ...fresh], changed, missing };
}

function columnsOf(
  order: OrderRow,
  after: {
    readonly to: DestinationAfterChange;
    readonly lane: Pick<OrderRow, 'channelId' | 'zoneId' | 'rateCardId' | 'storageRule'>;
    readonly parcels: ParcelsAfterChange;
    readonly declaredMinor: number;
    readonly insuredMinor: number;
    readonly draft: OrderDraft;
  },
): OrderRow {
  const { destination, deliveryType } = after.to;
  const { snapshot } = destination;
  return {
    ...order,
    ...after.lane,
    deliveryType,
    addressId: destination.addressId,
    addressPending: destination.pending,
    pickupPointId: destination.pickupPointId,
    destination: snapshot,
    consignee: snapshot.consignee,
    phone: snapshot.phone,
    country: snapshot.country,
    parcelCount: after.parcels.all.length,
    declaredValueMinor: after.declaredMinor,
    insuredValueMinor: after.insuredMinor,
    taxIncluded: after.draft.taxIncluded ?? order.taxIncluded,
  };
}

function partsSoFar(after: {
  readonly order: OrderRow;
  readonly columns: OrderRow;
  readonly to: DestinationAfterChange;
  readonly parcels: ParcelsAfterChange;
  readonly services: ServicesAfterChange;
  readonly declarers: Declarers;
}): ChangeableOrderPart[] {
  const { order, columns, to, parcels, services, declarers } = after;
  const { withdrawn, placed, resized } = services;
  const otherParcels = parcels.added.length + parcels.removed.length > 0;
  const otherWork = withdrawn.length + placed.length > 0 || (resized.length > 0 && !otherParcels);
  return [
    ...(otherParcels ? (['parcels'] as const) : []),
    ...to.parts,
    ...(columns.channelId === order.channelId ? [] : (['channel'] as const)),
    ...(otherWork ? (['services'] as const) : []),
    ...(columns.insuredValueMinor === order.insuredValueMinor ? [] : (['insurance'] as const)),
    ...(columns.taxIncluded === order.taxIncluded ? [] : (['tax'] as const)),
    ...(declarers.changed ? (['declarers'] as const) : []),
  ];
}

async function contentOf(
  tx: Tx,
  order: OrderRow,
  after: Pick<PlannedChange, 'to' | 'parcels' | 'services' | 'unpacks'> & { readonly declarers: Declarers },
): Promise<Omit<ContentToPrice, 'carrierId' | 'holding'> & { readonly carrierId: undefined }> {
  const { to, parcels, services, unpacks } = after;
  const parcelIds = parcels.all.map(({ id }) => id);
  const [advances, onParcels, priceChanges, packages] = await Promise.all([
    advancesOfOrderAndParcels(tx, order.id, parcelIds),
    serviceChargesOf(tx, { parcelIds }),
    priceChangesOf(tx, order.id),
    unpacks ? [] : storedPackages(tx, order.id),
  ]);
  const boxes = packages.map(({ weightG, lengthMm, widthMm, heightMm }) => ({
    ...{ weightG, lengthMm, widthMm, heightMm },
  }));
  return {
    parcels: parcels.all,
    boxes: boxes.length > 0 ? boxes : undefined,
    advances,
    priceChanges,
    services: [...onParcels, ...services.charges],
    declarers: after.declarers.rows,
    pickupLimits: to.destination.limits,
    pickupCarriers: to.destination.carriers,
    carrierId: undefined,
  };
}
