import { isRefusal, type Params, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { type DiscountableCharge, discountableChargeOf } from '@crossdock/domain/coupons/rules.ts';
import { type DutySnapshot, takeDutySnapshot } from '@crossdock/domain/duties/snapshot.ts';
import { type Discount, noDiscount } from '@crossdock/domain/orders/discounts.ts';
import type { MergeObstacle } from '@crossdock/domain/parcels/merge.ts';
import { type LaneOffer, priceLane } from '@crossdock/domain/pricing/lane.ts';
import type { QuoteRefusal } from '@crossdock/domain/pricing/limits.ts';
import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import { countCustomsEntriesBefore } from '../declarers/customsEntries.store.ts';
import { type DeclarerRefusal, declarerRefusal, usableDeclarers } from '../declarers/orders.store.ts';
import { dutyTableAt } from '../duties/dutyTablesInForce.ts';
import { advancesOf } from '../orders/advances.store.ts';
import { type ChosenParcelRow, chosenParcels } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { type LoadedLane, laneFor } from '../pricing/store.ts';
import { serviceChargesOf } from '../services/store.ts';
import { cashOnDeliveryRate, withCashOnDelivery } from './cashOnDelivery.ts';
import {
  type Destination,
  type DestinationChoice,
  type DestinationRefusal,
  destinationOf,
  destinationPricingTerms,
} from './destination.ts';
import { type DiscountChoice, type DiscountRefusal, discountFor } from './discount.ts';
import { type PlannedTask, plannedServices, serviceChargeOf } from './plannedServices.ts';
import { dutiableGoods, jointShipmentRefusal, shipmentOf, warehouseStorageRuleOf } from './shipment.ts';

/** The member of the order: the one who submits it, or the one of a completed VIP order. */
export type Buyer = Pick<Member, 'memberId' | 'shop' | 'lang'>;

export interface OrderChoice extends DestinationChoice, DiscountChoice {
  readonly parcelIds: readonly string[];
  readonly channelId: string;
  /** The chosen carrier. Without one, as in a first quote, the first carrier that accepts the shipment is used. */
  readonly carrierId?: string | undefined;
  readonly insuredMinor: number;
  readonly taxIncluded: boolean;
  readonly cashOnDelivery: boolean;
  readonly declarerIds: readonly string[];
  readonly services: readonly { readonly serviceId: string; readonly quantity: number }[];
  /** The VIP order that is being completed with these parcels; other orders cannot use them. */
  readonly vipOrderId?: string;
}

export interface PreparedOrder {
  readonly parcels: readonly ChosenParcelRow[];
  readonly warehouseId: string;
  readonly declaredMinor: number;
  readonly destination: Destination;
  readonly lane: LoadedLane;
  /** The warehouse's rule, or the channel's own; the order stores it. */
  readonly storageRule: StorageRule | null;
  /** The shop's surcharge for cash on delivery; null if not offered. */
  readonly codRateBp: number | null;
  /** The lane's price, with the chosen discount if it applies. */
  readonly offer: LaneOffer;
  /** The duties that customs are expected to charge, by the tables of this moment. */
  readonly duties: DutySnapshot;
  /** The facts that a coupon is judged by. */
  readonly facts: DiscountableCharge;
  readonly discount: Discount | Refusal<DiscountRefusal>;
  /** Services for the whole order. */
  readonly planned: readonly PlannedTask[];
}

export type ChoiceRefusal =
  | MergeObstacle
  | DestinationRefusal
  | DeclarerRefusal
  | 'order.selectAgain'
  | 'order.channelUnfit'
  | 'order.insuredTooMuch'
  | 'service.notOffered';

/**
 * Checks and prices a member's choice. Every quote and every order uses it. With `lock`, the parcels stay locked until
 * the transaction ends.
 */
export async function prepareOrder(
  tx: Tx,
  actor: Buyer,
  choice: OrderChoice,
  { lock }: { lock: boolean },
): Promise<PreparedOrder | Refusal<ChoiceRefusal>> {
  const [parcels, destination, declarers] = await Promise.all([
    ownParcels(tx, actor.memberId, choice, lock),
    destinationOf(tx, actor, choice),
    usableDeclarers(tx, actor.memberId, choice.declarerIds),
  ]);
  const unfit = jointShipmentRefusal(parcels, choice, actor, tx.now);
  if (unfit) return unfit;
  if (isRefusal(destination)) return destination;
  const { country, zip, consignee } = destination.snapshot;
  const undeclared = declarerRefusal(declarers, choice.declarerIds, country);
  if (undeclared) return undeclared;
  const importer = { memberId: actor.memberId, consignee, country, at: tx.now, declarers };
  const parcelIds = parcels.map((parcel) => parcel.id);
  const [found, rateBp, advances, ordered, planned, entries, table] = await Promise.all([
    laneFor(tx, { channelId: choice.channelId, country, zip, at: tx.now }),
    cashOnDeliveryRate(tx),
    advancesOf(tx, { parcelIds }),
    serviceChargesOf(tx, { parcelIds }),
    plannedServices(tx, choice.services, parcels),
    countCustomsEntriesBefore(tx, actor.shop.timeZone, importer),
    dutyTableAt(tx, country, tx.now, actor.shop.timeZone),
  ]);
  if (isRefusal(planned)) return planned;
  const lane = found && withCashOnDelivery(found, rateBp);
  const [first] = parcels;
  if (!lane || !first || lane.channel.warehouseId !== first.warehouseId)
    return refuse('order.channelUnfit', {}, 'channelId');
  const { timeZone } = actor.shop;
  const shipment = shipmentOf(parcels, destination.snapshot, { at: tx.now, timeZone });
  if (choice.insuredMinor > shipment.declaredMinor)
    return refuse('order.insuredTooMuch', { maxMinor: shipment.declaredMinor }, 'insuredMinor');
  const storageRule = lane.card.storage ?? warehouseStorageRuleOf(parcels);
  const terms = {
    at: tx.now,
    coinMinor: actor.shop.settings.coinMinor,
    storageRule,
    ...termsIn(choice),
    ...destinationPricingTerms(destination),
    entriesBefore: entries,
    advances,
    services: [...ordered, ...planned.map(serviceChargeOf)],
  };
  const { facts, discount, offer } = await discounted(tx, actor, choice, { lane, shipment, terms });
  return {
    parcels,
    warehouseId: first.warehouseId,
    declaredMinor: shipment.declaredMinor,
    destination,
    lane,
    storageRule,
    codRateBp: rateBp,
    offer,
    duties: takeDutySnapshot(
      {
        ...{ mode: lane.channel.mode, goods: dutiableGoods(parcels) },
        ...{ lines: offer.quote.lines, entriesBefore: entries },
      },
      ...([table, actor.shop.currency, tx.now] as const),
    ),
    facts,
    discount,
    planned,
  };
}

interface Priced {
  readonly lane: LoadedLane;
  readonly shipment: Parameters<typeof priceLane>[1];
  readonly terms: Parameters<typeof priceLane>[2];
}

/** The offer with the chosen discount. The offer without it decides whether the discount applies. */
async function discounted(
  tx: Tx,
  actor: Buyer,
  choice: DiscountChoice,
  { lane, shipment, terms }: Priced,
): Promise<Pick<PreparedOrder, 'facts' | 'discount' | 'offer'>> {
  const plain = priceLane(lane, shipment, terms);
  const facts = discountableChargeOf(plain.quote, terms.coinMinor);
  const discount = await discountFor(tx, actor, choice, facts);
  const applies = !isRefusal(discount) && discount !== noDiscount;
  const offer = applies ? priceLane(lane, shipment, { ...terms, ...discount.deduction }) : plain;
  return { facts, discount, offer };
}

/** The chosen parcels. Parcels that the completing VIP order waits for count as free. */
async function ownParcels(
  tx: Tx,
  memberId: string,
  choice: OrderChoice,
  lock: boolean,
): Promise<ChosenParcelRow[]> {
  const chosen = await chosenParcels(tx, memberId, choice.parcelIds, lock);
  return chosen.map((parcel) =>
    parcel.awaitedBy === choice.vipOrderId ? { ...parcel, awaitedBy: null } : parcel,
  );
}

/** The parts of the choice that affect the price directly. */
function termsIn(choice: OrderChoice) {
  const { deliveryType, carrierId, insuredMinor, taxIncluded, cashOnDelivery } = choice;
  return { deliveryType, carrierId, insuredMinor, taxIncluded, cashOnDelivery };
}

/** The first refusal of a quote as the order's refusal, at the field that can fix it. */
export function quoteRefusal({ reason, numbers }: QuoteRefusal): Refusal<QuoteRefusal['reason']> {
  return refuse(reason, readable(numbers), fieldOf(reason));
}

function fieldOf(reason: QuoteRefusal['reason']): string {
  if (reason.startsWith('insurance')) return 'insuredMinor';
  if (reason.startsWith('cashOnDelivery')) return 'cashOnDelivery';
  return reason.startsWith('limit') ? 'carrierId' : 'channelId';
}

/** The numbers with readable ones added: `maxSideMm` 1200 also as `maxSide` 120, in centimetres. */
function readable(numbers: QuoteRefusal['numbers']): Params {
  const shown: Params = { ...numbers };
  for (const [name, value] of Object.entries(numbers)) {
    if (typeof value !== 'number') continue;
    if (name.endsWith('Mm')) shown[name.slice(0, -2)] = decimal(value, 1);
    else if (name.endsWith('G')) shown[name.slice(0, -1)] = decimal(value, 3);
  }
  return shown;
}

/** An integer shifted by `digits`, as text: `decimal(19500, 3)` is `19.5`. */
function decimal(whole: number, digits: number): string {
  const padded = String(whole).padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`.replace(/\.?0+$/, '');
}
