import { type Refusal, type RefusalCode, refuse } from '@crossdock/contract/refusals.ts';
import type { vipChoiceRefusals } from '@crossdock/contract/vipOrders/calls.ts';
import type { VipOrderInput } from '@crossdock/contract/vipOrders/shapes.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { hasShipped, isInOrder, isOnHand, mayStillArrive } from '@crossdock/domain/parcels/states.ts';
import { looksLikeReference } from '@crossdock/domain/reference.ts';
import { type CustomsLine, customsTotalMinor } from '@crossdock/domain/vipOrders/rules.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import type { Member } from '../platform/scope.ts';
import type { ParcelWithCourierNumber } from '../vipOrders/numbers.store.ts';
import type { VipChannel, VipFacts } from './vipFacts.ts';

export type VipRefusal = Refusal<(typeof vipChoiceRefusals)[number]>;
type Found = VipRefusal | undefined;

/** A problem of one of several orders; the refusal's field is its path in that order. */
export interface VipFault {
  readonly at: number;
  readonly refusal: VipRefusal;
}

/** The VIP order that is being changed; its own parcels are not an obstacle. */
export interface ChangedVipOrder {
  readonly id: string;
  readonly orderId: string | null;
}

/** All problems of the orders, in order. If a courier number occurs twice, only the first order may have it. */
export function findVipFaults(
  orders: readonly VipOrderInput[],
  facts: VipFacts,
  actor: Pick<Member, 'memberId' | 'shop' | 'lang'>,
  changed?: ChangedVipOrder,
): VipFault[] {
  const seen = new Set<string>();
  return orders.flatMap((order, at) => {
    const channel = facts.channels.get(order.channelId);
    const country = order.address?.country ?? facts.addresses.get(order.addressId ?? '')?.country;
    const found: Found[] = [
      ...order.courierNumbers.map((typed, place) => {
        const number = normaliseCourierNumber(typed);
        const twice = seen.has(number);
        seen.add(number);
        const field = `courierNumbers.${place}`;
        if (courierNumberProblem(number)) return refuse('parcel.number', {}, field);
        if (twice) return refuse('vip.numberTwice', { number }, field);
        const code = numberProblem(number, facts, actor, channel, changed);
        return code && refuse(code, { number }, field);
      }),
      ...lineFaults(order, facts, actor),
      country === undefined ? refuse('order.noAddress', {}, 'addressId') : undefined,
      channelFault(order, facts, channel, country),
      ...declarerFaults(order, facts, actor, country),
    ];
    return found.flatMap((refusal) => (refusal ? [{ at, refusal }] : []));
  });
}

type NumberCode = Extract<RefusalCode, (typeof vipChoiceRefusals)[number]>;

function numberProblem(
  number: string,
  { numbers, refused }: VipFacts,
  { memberId, shop }: Pick<Member, 'memberId' | 'shop'>,
  channel: VipChannel | undefined,
  changed: ChangedVipOrder | undefined,
): NumberCode | undefined {
  const known = numbers.get(number);
  const refusedFor = refused.get(number);
  if (refusedFor !== undefined && (known === undefined || known.memberId === null))
    return refusedFor === memberId ? 'parcel.refusalRegistered' : 'parcel.someoneElses';
  if (known === undefined) return looksLikeReference(number) ? 'parcel.ownNumber' : undefined;
  if (known.memberId !== null && known.memberId !== memberId) return 'parcel.someoneElses';
  if (known.vipOrderId !== null && known.vipOrderId !== changed?.id) return 'parcel.inVipOrder';
  const elsewhere =
    !mayStillArrive(known.state) &&
    channel !== undefined &&
    known.warehouseId !== null &&
    known.warehouseId !== channel.channel.warehouseId;
  return (
    stateProblem(known, shop.settings.claimNeedsProof, changed) ??
    (elsewhere ? 'vip.mixedWarehouses' : undefined)
  );
}

function stateProblem(
  { memberId, state, orderId }: ParcelWithCourierNumber,
  claimNeedsProof: boolean,
  changed: ChangedVipOrder | undefined,
): NumberCode | undefined {
  if (mayStillArrive(state)) return undefined;
  if (memberId === null) {
    if (state !== 'unclaimed') return 'parcel.gone';
    return claimNeedsProof ? 'parcel.claimNeedsProof' : undefined;
  }
  if (isOnHand(state)) return undefined;
  if (isInOrder(state))
    return orderId !== null && orderId === changed?.orderId ? undefined : 'parcel.inOrder';
  return hasShipped(state) ? 'parcel.left' : 'parcel.gone';
}

function lineFaults(
  order: VipOrderInput,
  { products }: VipFacts,
  { shop, lang }: Pick<Member, 'shop' | 'lang'>,
): Found[] {
  const faults = order.lines.map(({ productId }, place): Found => {
    const product = products.get(productId);
    const field = `lines.${place}.productId`;
    if (product === undefined) return refuse('vip.productUnknown', {}, field);
    return product.goodsClass === 'prohibited'
      ? refuse('vip.productProhibited', { name: product[lang] }, field)
      : undefined;
  });
  const totalMinor = customsTotalMinor(order.lines);
  const most = shop.settings.maxDeclaredValueMinor;
  if (totalMinor > most * order.courierNumbers.length) {
    const max = shortAmountText(most, shop.currency);
    faults.push(refuse('parcel.valueTooBig', { max, currency: shop.currency }, 'lines'));
  }
  if (order.insuredMinor > totalMinor)
    faults.push(refuse('order.insuredTooMuch', { maxMinor: totalMinor }, 'insuredMinor'));
  return faults;
}

function channelFault(
  order: VipOrderInput,
  { addresses }: VipFacts,
  channel: VipChannel | undefined,
  country: string | undefined,
): Found {
  if (channel === undefined || (country !== undefined && channel.channel.country !== country))
    return refuse('order.channelUnfit', {}, 'channelId');
  const way = order.address?.deliveryType ?? addresses.get(order.addressId ?? '')?.deliveryType;
  const delivers = channel.carriers.some(
    ({ id, deliveryType }) => id === order.carrierId && (way === undefined || deliveryType === way),
  );
  return delivers ? undefined : refuse('lane.noDelivery', {}, 'carrierId');
}

function declarerFaults(
  { declarerIds }: VipOrderInput,
  { declarers }: VipFacts,
  { shop }: Pick<Member, 'shop'>,
  country: string | undefined,
): Found[] {
  if (country === undefined) return [];
  if (declarerIds.length === 0 && shop.settings.declarerCountries.includes(country))
    return [refuse('declarer.required', {}, 'declarerIds')];
  return declarerIds.map((id): Found => {
    const declarer = declarers.get(id);
    if (declarer === undefined) return refuse('declarer.notUsable', {}, 'declarerIds');
    return declarer.country === country
      ? undefined
      : refuse('declarer.otherCountry', { name: declarer.name }, 'declarerIds');
  });
}

/** The order's lines with the dictionary's data for their products. Call it only after they were found valid. */
export function customsLinesOf(
  lines: VipOrderInput['lines'],
  { products }: Pick<VipFacts, 'products'>,
  lang: Member['lang'],
): { readonly kept: KeptLine[]; readonly told: CustomsLine[] } {
  const known = lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ ...line, product }] : [];
  });
  return {
    kept: known.map(({ product: { zh, tw, en, hsCode, unit }, ...line }) => ({
      ...line,
      zh,
      tw,
      en,
      hsCode,
      unit,
    })),
    told: known.map(({ product, quantity, priceMinor }) => ({
      name: product[lang],
      goodsTypeId: product.goodsTypeId,
      goodsClass: product.goodsClass,
      quantity,
      priceMinor,
    })),
  };
}

type KeptLine = VipOrderInput['lines'][number] & {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly hsCode: string;
  readonly unit: string;
};
