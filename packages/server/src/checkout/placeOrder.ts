import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { firstOrderState } from '@crossdock/domain/orders/states.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import { addDeclarersToOrder } from '../declarers/orders.store.ts';
import { isIdentityApproved } from '../identity/store.ts';
import { insertOrder } from '../orders/insert.store.ts';
import { transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff, System } from '../platform/scope.ts';
import { startPriceHold } from './heldPrice.ts';
import type { Buyer, PreparedOrder } from './prepare.ts';

/** The parts of an order that only its member decides. */
export interface OrderTerms {
  readonly carrierId: string;
  readonly insuredMinor: number;
  readonly taxIncluded: boolean;
  readonly cashOnDelivery: boolean;
  readonly declarerIds: readonly string[];
  readonly remark: string;
}

/** The shop's requirements for ordering; undefined if they are met. */
export async function unmetRequirementRefusal(
  tx: Tx,
  { memberId, shop: { settings } }: Buyer,
): Promise<Refusal<'identity.required'> | undefined> {
  if (settings.identityRequired && !(await isIdentityApproved(tx, memberId)))
    return refuse('identity.required');
  return undefined;
}

/** The refusal if the shop requires a declarer for this destination and none was named. */
export function missingDeclarerRefusal(
  { shop: { settings } }: Pick<Buyer, 'shop'>,
  prepared: Pick<PreparedOrder, 'destination'>,
  declarerIds: readonly string[],
): Refusal<'declarer.required'> | undefined {
  const { country } = prepared.destination.snapshot;
  return settings.declarerCountries.includes(country) && declarerIds.length === 0
    ? refuse('declarer.required', {}, 'declarerIds')
    : undefined;
}

interface NewOrder {
  readonly id: string;
  readonly number: string;
  /** The coupon or points used for the order. */
  readonly memberCouponId: string | null;
  readonly pointsUsed: number;
  readonly pointWorthMinor: number | null;
  /** Whether a standing order made this order, and until when its member may then take it back. */
  readonly byStandingOrder?: boolean;
  readonly revocableUntil?: string | null;
}

/** Writes the prepared order and takes its parcels, which `prepareOrder` has locked. */
export async function placeOrder(
  tx: Tx,
  actor: Member | Staff | System,
  buyer: Buyer,
  prepared: PreparedOrder,
  terms: OrderTerms,
  fresh: NewOrder,
) {
  const { payBeforePacking } = buyer.shop.settings;
  const { totalMinor, lines }: { totalMinor: number; lines: readonly CostLine[] } = prepared.offer.quote;
  const order = {
    ...columnsOfOrder(prepared, terms),
    ...fresh,
    memberId: buyer.memberId,
    state: firstOrderState(payBeforePacking && totalMinor > 0, terms.cashOnDelivery),
    payBeforePacking: payBeforePacking && !terms.cashOnDelivery,
  };
  const ids = prepared.parcels.map((parcel) => parcel.id);
  const [, moved, declared] = await Promise.all([
    insertOrder(tx, actor, order, lines),
    transitionParcels(tx, actor, ids, 'request', { orderId: order.id }),
    addDeclarersToOrder(tx, buyer, order.id, terms.declarerIds),
  ]);
  if (moved.length !== ids.length) return refuse('order.selectAgain', {}, 'parcelIds');
  await startPriceHold(tx, buyer, order.id, prepared);
  return declared ? order : refuse('declarer.notUsable', {}, 'declarerIds');
}

/** The columns of a prepared order. */
export function columnsOfOrder(prepared: PreparedOrder, terms: OrderTerms) {
  const { parcels, warehouseId, declaredMinor, destination, lane, storageRule, codRateBp, offer, duties } =
    prepared;
  const { quote } = offer;
  const { snapshot } = destination;
  return {
    warehouseId,
    channelId: lane.channel.id,
    carrierId: terms.carrierId,
    zoneId: lane.zone.id,
    rateCardId: lane.rateCard.id,
    storageRule: JSON.stringify(storageRule),
    /** 2 is delivery to an address, 3 to a pickup point. Cash on delivery is no type of its own. */
    deliveryType: snapshot.pickupPoint === null ? 2 : 3,
    addressId: destination.addressId,
    addressPending: destination.pending,
    pickupPointId: destination.pickupPointId,
    destination: JSON.stringify(snapshot),
    consignee: snapshot.consignee,
    phone: snapshot.phone,
    country: snapshot.country,
    parcelCount: parcels.length,
    declaredValueMinor: declaredMinor,
    insuredValueMinor: terms.insuredMinor,
    taxIncluded: terms.taxIncluded,
    cashOnDelivery: terms.cashOnDelivery,
    codRateBp: terms.cashOnDelivery ? (codRateBp ?? 0) : 0,
    codAmountMinor: terms.cashOnDelivery ? quote.totalMinor : 0,
    remark: terms.remark,
    quoteTotalMinor: quote.totalMinor,
    /** The estimate as the member saw it; later tables do not change it. */
    dutyEstimate: JSON.stringify(duties),
    realWeightG: quote.realWeightG,
    volumeWeightG: quote.volumeWeightG,
    billingWeightG: quote.billingWeightG,
  };
}
