import type { OrderDestination } from '@crossdock/contract/orders/shapes.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { phoneProblem } from '@crossdock/domain/members/phone.ts';
import { convenienceStoreLimits, type Limits, noLimits } from '@crossdock/domain/pricing/limits.ts';
import { callingCodes, isRegion } from '@crossdock/domain/regions.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { z } from 'zod';
import { findPickupPoint, type PickupPointRow } from '../addresses/pickupPoints.store.ts';
import { type AddressRow, findAddress } from '../addresses/store.ts';
import { addressStatus, findCollector, idNumberOf } from '../members/collector.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { carriersServing } from './carriers.store.ts';

export interface DestinationChoice {
  readonly deliveryType: 2 | 3;
  readonly addressId?: string | undefined;
  readonly pickupPointId?: string | undefined;
  readonly consignee?: string | undefined;
  readonly phone?: string | undefined;
}

export interface Destination {
  readonly snapshot: OrderDestination;
  readonly addressId: string | null;
  readonly pickupPointId: string | null;
  /** Whether the address still awaits approval. The order is packed only after the approval. */
  readonly pending: boolean;
  /** The limits of the pickup point or store. */
  readonly limits: Limits;
  /**
   * The ids of carriers that deliver to this destination. Undefined for a home address, which every carrier of the
   * channel serves.
   */
  readonly carriers?: readonly string[];
}

export type DestinationRefusal =
  | 'order.noAddress'
  | 'order.addressNotChosen'
  | 'order.noApprovedAddress'
  | 'order.storeRequired'
  | 'order.pickupPointGone'
  | 'order.pickupPhone';

/**
 * The order's destination as it is now: an approved address of the member, or a pickup point with a collector.
 * Addresses must be approved, and 7-11 orders must name a store (product specification, section 5).
 */
export async function destinationOf(
  tx: Tx,
  { memberId, shop }: Pick<Member, 'memberId' | 'shop'>,
  choice: DestinationChoice,
): Promise<Destination | Refusal<DestinationRefusal>> {
  if (choice.deliveryType === 3 && choice.addressId === undefined) return toPoint(tx, memberId, choice);
  if (choice.addressId === undefined) return withoutAddress(tx, memberId);
  const address = await findAddress(tx, memberId, choice.addressId);
  if (!address) return refuse('order.noAddress', {}, 'addressId');
  if (!mayOrderToAddress(address, shop.settings)) return refuse('order.noApprovedAddress', {}, 'addressId');
  if (address.deliveryType !== choice.deliveryType) {
    return refuse(choice.deliveryType === 3 ? 'order.storeRequired' : 'order.noAddress', {}, 'addressId');
  }
  return choice.deliveryType === 3 ? toCollectAt(tx, address) : home(address);
}

/** Whether the address is approved, or awaits approval in a shop that accepts orders to such addresses. */
export function mayOrderToAddress(
  { state }: Pick<AddressRow, 'state'>,
  { orderBeforeAudit }: Pick<ShopSettings, 'orderBeforeAudit'>,
): boolean {
  return state === 'approved' || (orderBeforeAudit && state === 'pending');
}

const whatIsMissing = {
  approved: 'order.addressNotChosen',
  others: 'order.noApprovedAddress',
  none: 'order.noAddress',
} as const;

async function withoutAddress(tx: Tx, memberId: string) {
  const held = await addressStatus(tx, memberId);
  return refuse(whatIsMissing[held], {}, 'addressId');
}

function home(address: AddressRow): Destination {
  return {
    snapshot: snapshotOf(address, null),
    addressId: address.id,
    pickupPointId: null,
    pending: address.state !== 'approved',
    limits: noLimits,
  };
}

/** An address of delivery type 3, which names a pickup point of the shop or a convenience store. */
async function toCollectAt(tx: Tx, address: AddressRow): Promise<Destination | Refusal<DestinationRefusal>> {
  if (address.pickupPointId !== null) {
    const point = await findPickupPoint(tx, address.pickupPointId);
    if (!point?.active) return refuse('order.pickupPointGone', {}, 'addressId');
    return {
      // The price depends on the postal code, so the pickup point's own code is used if it has one, not that of the
      // saved address.
      snapshot: { ...snapshotOf(address, pointOf(point)), zip: point.zip || address.zip },
      addressId: address.id,
      pickupPointId: point.id,
      pending: address.state !== 'approved',
      limits: pointLimits(point),
      carriers: await carriersServing(tx, point),
    };
  }
  const store = storeSchema.safeParse(address.store);
  if (!store.success) return refuse('order.storeRequired', {}, 'addressId');
  const { number, name, address: place, phone } = store.data;
  return {
    snapshot: snapshotOf(address, { code: number, name, address: place, phone, hours: '' }),
    addressId: address.id,
    pickupPointId: null,
    pending: address.state !== 'approved',
    limits: convenienceStoreLimits(address.country),
    carriers: await carriersServing(tx, null),
  };
}

/** An approved address as the order form lists it; `point` is its pickup point. */
export function addressDestination(address: AddressRow, point: PickupPointRow | undefined): OrderDestination {
  if (address.deliveryType !== 3) return snapshotOf(address, null);
  const store = storeSchema.safeParse(address.store).data;
  if (point) return snapshotOf(address, pointOf(point));
  return snapshotOf(
    address,
    store
      ? { code: store.number, name: store.name, address: store.address, phone: store.phone, hours: '' }
      : null,
  );
}

const storeSchema = z.object({
  number: z.string().min(1),
  name: z.string().default(''),
  address: z.string().default(''),
  phone: z.string().default(''),
});

async function toPoint(
  tx: Tx,
  memberId: string,
  choice: DestinationChoice,
): Promise<Destination | Refusal<DestinationRefusal>> {
  if (choice.pickupPointId === undefined) return refuse('order.storeRequired', {}, 'pickupPointId');
  const [point, member] = await Promise.all([
    findPickupPoint(tx, choice.pickupPointId),
    findCollector(tx, memberId),
  ]);
  if (!point?.active || point.kind === 'convenienceStore')
    return refuse('order.pickupPointGone', {}, 'pickupPointId');
  const phone = choice.phone || member.phone;
  if (isRegion(point.country) && phoneProblem(point.country, phone))
    return refuse('order.pickupPhone', {}, 'phone');
  const { country, province, city, area, zip } = point;
  const consignee = choice.consignee || member.name;
  const [carriers, idNumber] = await Promise.all([
    carriersServing(tx, point),
    idNumberOf(tx, { memberId, country, consignee }),
  ]);
  return {
    snapshot: {
      consignee,
      areaCode: isRegion(country) ? callingCodes[country] : member.areaCode,
      phone,
      tel: '',
      country,
      province,
      city,
      area,
      street: '',
      detail: point.address,
      zip,
      idNumber,
      pickupPoint: pointOf(point),
    },
    addressId: null,
    pickupPointId: point.id,
    pending: false,
    limits: pointLimits(point),
    carriers,
  };
}

function pointOf({ code, name, address, phone, hours }: PickupPointRow) {
  return { code, name, address, phone, hours };
}

/** The destination's facts that pricing needs: its limits and its carriers. */
export function destinationPricingTerms({ limits, carriers }: Destination) {
  return { pickupLimits: limits, pickupCarriers: carriers };
}

export function pointLimits(point: PickupPointRow): Limits {
  return {
    ...noLimits,
    maxSideMm: point.maxSideMm,
    maxSideSumMm: point.maxSideSumMm,
    maxPieceG: point.maxPieceG,
  };
}

/** A copy of the address for the order. */
function snapshotOf(address: AddressRow, pickupPoint: OrderDestination['pickupPoint']): OrderDestination {
  const { consignee, phone, tel, country, province, city, area, street, detail, zip } = address;
  return {
    consignee,
    areaCode: address.areaCode,
    phone,
    tel,
    country,
    province,
    city,
    area,
    street,
    detail,
    zip,
    idNumber: address.idNumber,
    pickupPoint,
  };
}
