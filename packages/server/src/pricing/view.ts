import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { LaneOffer } from '@crossdock/domain/pricing/lane.ts';
import { mergeLimits, noLimits } from '@crossdock/domain/pricing/limits.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import {
  type CarrierRow,
  type ChannelRow,
  type LoadedLane,
  type RateCardRow,
  storedCardContent,
  type UnpricedLane,
  type WarehouseRow,
  type ZoneRow,
} from './store.ts';

/**
 * A type without `readonly`: the domain's values are readonly and the answers' types are not; the JSON is the same.
 */
type Writable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Writable<Item>[]
    : { -readonly [K in keyof T]: Writable<T[K]> };

export function toWritable<T>(value: T): Writable<T> {
  return value as Writable<T>;
}

export function channelOf(
  { channel, ...lane }: LoadedLane | UnpricedLane,
  warehouse: WarehouseRow,
  lang: Lang,
) {
  return {
    ...channel,
    channelId: channel.id,
    name: channel[lang],
    warehouseId: warehouse.id,
    warehouseName: warehouseNameIn(lang, warehouse),
    goodsTypes: 'missing' in lane ? [] : [...lane.goodsTypes],
  };
}

/** A channel without zone or card has no price, which is stated and never shown as 0. */
export function unpricedOfferOf({ missing }: UnpricedLane) {
  return {
    possible: false,
    quote: null,
    refusals: [{ reason: missing, numbers: {} }],
    limits: null,
    insurance: null,
    carrierId: null,
    carriers: [],
  };
}

export function priceOf(lane: LoadedLane, offer: LaneOffer) {
  return toWritable({
    possible: offer.quote.refusals.length === 0,
    quote: offer.quote,
    refusals: offer.quote.refusals,
    limits: mergeLimits(lane.card.limits, { ...noLimits, goodsTypes: lane.goodsTypes }),
    insurance: lane.card.insurance,
    carrierId: offer.carrier?.id ?? null,
    carriers: offer.carriers.map(({ carrier, refusals }) => ({
      carrierId: carrier.id,
      code: carrier.code,
      name: carrier.name,
      limits: carrier.limits,
      refusals,
    })),
  });
}

export function previewLaneOf({ card, codOffered, goodsTypes, carriers }: LoadedLane) {
  return toWritable({ card, codOffered, goodsTypes, carriers });
}

export function staffCarrierOf(row: CarrierRow) {
  return {
    ...row,
  };
}

export function staffZoneOf(row: ZoneRow) {
  return {
    ...row,
  };
}

export function staffChannelOf(
  row: ChannelRow,
  carriers: readonly { carrierId: string; deliveryType: number }[],
  zones: readonly ZoneRow[],
) {
  return {
    ...row,
    carriers: carriers.map((one) => ({
      carrierId: one.carrierId,
      deliveryType: one.deliveryType === 3 ? (3 as const) : (2 as const),
    })),
    zones: zones.map(staffZoneOf),
  };
}

/** A rate card's row with the names of its author and publisher. */
export interface RateCardWithStaff extends Omit<RateCardRow, 'card'> {
  readonly creator: string | null;
  readonly publisher: string | null;
}

export function rateCardRowOf(row: RateCardWithStaff) {
  return {
    ...row,
    createdBy: row.creator,
    publishedBy: row.publisher,
  };
}

export function rateCardOf(row: RateCardWithStaff & Pick<RateCardRow, 'card'>) {
  const { currency, validFrom: _from, validTo: _to, ...card } = storedCardContent(row);
  return { ...rateCardRowOf(row), currency, card: toWritable(card) };
}
