import { priceLane } from '@crossdock/domain/pricing/lane.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import type { StorageRule } from '@crossdock/domain/pricing/rateCard.ts';
import type { Box, Shipment } from '@crossdock/domain/pricing/shipment.ts';
import type { LoadedLane } from '@crossdock/server/pricing/store.ts';
import { type DemoOrder, type DemoParcel, declaredMinorOf, orderStateOf, stepTime } from './life.ts';
import type { DemoMember } from './people.ts';
import type { Random } from './random.ts';

export const toIso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());

/** An order with its prices: the quote, and the bill once it was packed. */
export interface PricedOrder {
  readonly order: DemoOrder;
  readonly member: DemoMember;
  readonly lane: LoadedLane;
  readonly carrierId: string;
  readonly deliveryType: 2 | 3;
  readonly boxes: readonly Box[];
  readonly quoted: Quote;
  readonly billed: Quote | null;
  readonly declaredMinor: number;
  readonly insuredMinor: number;
  readonly storageRule: StorageRule | null;
  readonly number: string;
  readonly forwardingNumber: string;
}

export interface PricingTerms {
  /** Minor units of the shop's currency for one yuan. */
  readonly minorPerYuan: number;
  readonly coinMinor: number;
  /** The storage rule of the parcels' warehouse. */
  readonly storageRule: StorageRule | null;
}

/** The prefixes of each carrier's tracking numbers. */
const prefixes: Readonly<Record<string, string>> = {
  KERRY: 'KR',
  PANTHER: 'BP',
  HCT: 'HC',
  FLASH: 'TH',
  'JNT-MY': 'JT',
};

const forwardingNumberOf = (random: Random, carrierCode: string) =>
  `${prefixes[carrierCode] ?? ''}${random.digits(11)}`;

/** Prices an order on the first lane that accepts it, with the product's own pricing; undefined if no lane does. */
export function priceOrder(
  random: Random,
  member: DemoMember,
  order: DemoOrder,
  lanes: readonly LoadedLane[],
  market: PricingTerms,
): PricedOrder | undefined {
  const at = order.steps[0]?.at ?? 0;
  const declaredMinor = order.parcels.reduce(
    (sum, parcel) => sum + declaredMinorOf(parcel, market.minorPerYuan),
    0,
  );
  const insuredMinor = order.insured ? declaredMinor : 0;
  const shipment = shipmentOf(member, order.parcels, order.parcels.map(boxOf), declaredMinor);
  // As in the product, quote and bill both use the prices of the time when the order was submitted.
  const price = (lane: LoadedLane, what: Shipment) =>
    priceLane(lane, what, {
      storageRule: market.storageRule,
      at: new Date(at).toISOString(),
      deliveryType: 2,
      coinMinor: market.coinMinor,
      insuredMinor,
      cashOnDelivery: order.cashOnDelivery,
    });
  const isFast = (lane: LoadedLane) => Number(lane.channel.mode === 'air') * (order.lane === 'fast' ? -1 : 1);
  for (const lane of [...lanes].sort((a, b) => isFast(a) - isFast(b))) {
    const offer = price(lane, shipment);
    if (offer.quote.refusals.length > 0 || offer.carrier === undefined) continue;
    const carried = packedBoxes(random, order.parcels);
    const boxes = isInThree(order) ? inThree(order.parcels) : carried;
    const packedAt = stepTime(order, 'pack', 'packCod');
    const packed =
      packedAt === undefined
        ? undefined
        : price(lane, shipmentOf(member, order.parcels, boxes, declaredMinor));
    if (packed && packed.quote.refusals.length > 0) continue;
    return {
      order,
      member,
      lane,
      boxes,
      declaredMinor,
      insuredMinor,
      storageRule: lane.card.storage ?? market.storageRule,
      carrierId: offer.carrier.id,
      deliveryType: 2,
      quoted: offer.quote,
      billed: packed?.quote ?? null,
      number: random.reference('CD'),
      forwardingNumber:
        stepTime(order, 'ship') === undefined ? '' : forwardingNumberOf(random, offer.carrier.code),
    };
  }
  return undefined;
}

function boxOf(parcel: DemoParcel): Box {
  const [lengthMm, widthMm, heightMm] = parcel.sides;
  return { lengthMm, widthMm, heightMm, weightG: parcel.weightG };
}

/** Packs the parcels into one carton, or into two if one would be too heavy to lift. Padding takes a quarter of a carton. */
function packedBoxes(random: Random, parcels: readonly DemoParcel[]): Box[] {
  const half = Math.ceil(parcels.length / 2);
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weightG, 0);
  const groups =
    weight > 15_000 && parcels.length > 1 ? [parcels.slice(0, half), parcels.slice(half)] : [parcels];
  return groups.map((group) => {
    const [only] = group;
    if (group.length === 1 && only) return { ...boxOf(only), weightG: only.weightG + 60 };
    const volume =
      group.reduce((sum, { sides: [l, w, h] }) => sum + l * w * h, 0) * (1.2 + random.next() * 0.3);
    const edge = Math.cbrt(volume);
    const side = (factor: number) => Math.max(50, Math.round((edge * factor) / 10) * 10);
    return {
      lengthMm: side(1.35),
      widthMm: side(1),
      heightMm: side(0.75),
      weightG: group.reduce((sum, parcel) => sum + parcel.weightG, 0) + random.int(15, 45) * 10,
    };
  });
}

/** Some orders on their way are in three boxes. */
const isInThree = (order: DemoOrder): boolean =>
  orderStateOf(order) === 'awaitingSignature' && order.parcels.length >= 3 && !order.cashOnDelivery;

/** Uses no random numbers, so that the other demo data does not change. */
function inThree(parcels: readonly DemoParcel[]): Box[] {
  const groups = [0, 1, 2].map((group) => parcels.filter((_, at) => at % 3 === group));
  return groups.map((group) => {
    const edge = Math.cbrt(group.reduce((sum, { sides: [l, w, h] }) => sum + l * w * h, 0) * 1.35);
    const side = (factor: number) => Math.max(50, Math.round((edge * factor) / 10) * 10);
    const weightG = group.reduce((sum, parcel) => sum + parcel.weightG, 0) + 200;
    return { lengthMm: side(1.3), widthMm: side(1), heightMm: side(0.8), weightG };
  });
}

function shipmentOf(
  member: DemoMember,
  parcels: readonly DemoParcel[],
  boxes: readonly Box[],
  declaredMinor: number,
): Shipment {
  return {
    boxes,
    parcelCount: parcels.length,
    goodsTypes: [...new Set(parcels.map((parcel) => parcel.goodsType))],
    declaredMinor,
    destination: { country: member.region, zip: member.place.zip },
    stored: parcels.map((parcel) => ({
      ...boxOf(parcel),
      label: parcel.id,
      since: new Date(stepTime(parcel, 'shelve') ?? 0).toISOString(),
      clockPauses: [],
    })),
  };
}

export const amountDue = (one: PricedOrder): number => (one.billed ?? one.quoted).totalMinor;

export function orderRow(one: PricedOrder, shopId: string) {
  const { order, member, lane } = one;
  const [address] = member.addresses;
  const shown = one.billed ?? one.quoted;
  const paidAt = stepTime(order, 'pay') ?? (order.cashOnDelivery ? stepTime(order, 'sign') : undefined);
  const signedAt = stepTime(order, 'sign');
  return {
    shopId,
    id: order.id,
    number: one.number,
    memberId: member.id,
    state: orderStateOf(order),
    warehouseId: lane.channel.warehouseId,
    channelId: lane.channel.id,
    carrierId: one.carrierId,
    zoneId: lane.zone.id,
    rateCardId: lane.rateCard.id,
    storageRule: one.storageRule,
    deliveryType: one.deliveryType,
    addressId: member.addressId,
    destination: {
      consignee: member.name,
      areaCode: address?.areaCode,
      phone: member.phone,
      tel: '',
      country: member.region,
      province: member.place.province,
      city: member.place.city,
      area: '',
      street: '',
      detail: address?.detail,
      zip: member.place.zip,
      idNumber: address?.idNumber,
      pickupPoint: null,
    },
    consignee: member.name,
    phone: member.phone,
    country: member.region,
    parcelCount: order.parcels.length,
    declaredValueMinor: one.declaredMinor,
    insuredValueMinor: one.insuredMinor,
    cashOnDelivery: order.cashOnDelivery,
    codAmountMinor: order.cashOnDelivery ? amountDue(one) : 0,
    quoteTotalMinor: one.quoted.totalMinor,
    billTotalMinor: one.billed?.totalMinor ?? null,
    realWeightG: shown.realWeightG,
    volumeWeightG: shown.volumeWeightG,
    billingWeightG: shown.billingWeightG,
    paidMinor: paidAt === undefined ? 0 : amountDue(one),
    paymentMethod: order.cashOnDelivery ? 'cod' : paidAt === undefined ? null : 'balance',
    paymentState: paidAt === undefined ? 'none' : 'paid',
    forwardingNumber: one.forwardingNumber,
    signProof: signedAt === undefined ? null : { by: 'carrier', signer: member.name, note: '', fileIds: [] },
    cancelReason: orderStateOf(order) === 'cancelled' ? '還有包裹沒到，想一起寄' : '',
    createdAt: toIso(order.steps[0]?.at),
    packedAt: toIso(stepTime(order, 'pack', 'packCod')),
    paidAt: toIso(paidAt),
    shippedAt: toIso(stepTime(order, 'ship')),
    signedAt: toIso(signedAt),
    cancelledAt: toIso(stepTime(order, 'cancel')),
    updatedAt: toIso(order.steps.at(-1)?.at),
  };
}

export function lineRows(one: PricedOrder, shopId: string) {
  const of = (stage: 'quote' | 'bill', quote: Quote | null) =>
    (quote?.lines ?? []).map((line, position) => ({
      shopId,
      orderId: one.order.id,
      stage,
      position,
      kind: line.kind,
      amountMinor: line.amountMinor,
      reason: { ...line.reason, estimate: line.estimate },
    }));
  return [...of('quote', one.quoted), ...of('bill', one.billed)];
}
