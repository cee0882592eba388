import type { GoodsClass, GoodsType } from '@crossdock/domain/parcels/goods.ts';
import type { DeliveryType, Lane, LaneCarrier } from '@crossdock/domain/pricing/lane.ts';
import { noLimits } from '@crossdock/domain/pricing/limits.ts';
import { pickRateCard, pickZone } from '@crossdock/domain/pricing/pick.ts';
import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import { type Expression, type Selectable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import type { ShopScoped } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';

export type ChannelRow = Omit<Selectable<Schema['channels']>, 'goodsClasses' | 'deliveryTypes'> & {
  goodsClasses: GoodsClass[];
  deliveryTypes: DeliveryType[];
};
export type WarehouseRow = Selectable<Schema['warehouses']>;
export type ZoneRow = Selectable<Schema['zones']>;
export type CarrierRow = Selectable<Schema['carriers']>;
export type RateCardRow = Omit<Selectable<Schema['rateCards']>, 'card'> & { card: RateCard };

/** A channel to one of its zones, with its rate card. Input of `priceLane`. */
export interface LoadedLane extends Lane {
  readonly channel: ChannelRow;
  readonly zone: ZoneRow;
  readonly rateCard: Pick<RateCardRow, 'id' | 'name' | 'version'>;
}

/** A channel to the country that currently has no price for this destination. */
export interface UnpricedLane {
  readonly channel: ChannelRow;
  readonly missing: 'lane.noZone' | 'lane.noCard';
}

interface LaneFilter {
  readonly channelId?: string;
  readonly warehouseId?: string;
  readonly country: string;
  readonly zip: string;
  /** ISO 8601 UTC; selects the card that is valid then. */
  readonly at: string;
}

/** The lane of one channel to a destination, with the card valid at `at`; undefined if there is none. */
export async function laneFor(
  tx: Tx,
  filter: { channelId: string; country: string; zip: string; at: string },
): Promise<LoadedLane | undefined> {
  const [lane] = await searchLanes(tx, filter);
  return lane && !('missing' in lane) ? lane : undefined;
}

/** All priced lanes from a warehouse (or from any) to a destination at `at`, in the shop's order. */
export async function lanesFor(tx: Tx, filter: Omit<LaneFilter, 'channelId'>): Promise<LoadedLane[]> {
  return (await searchLanes(tx, filter)).filter((lane): lane is LoadedLane => !('missing' in lane));
}

export const channelRows = (of: ShopScoped) =>
  fromShop(of, 'channels').selectAll('channels').orderBy('channels.position').orderBy('channels.code');

export const zoneRows = (of: ShopScoped) => fromShop(of, 'zones').selectAll();

export const rateCardRows = (of: ShopScoped) => fromShop(of, 'rateCards').selectAll();

function validCards(of: ShopScoped, at: Expression<string> | string) {
  return rateCardRows(of)
    .where('state', '=', 'published')
    .where('validFrom', '<=', at)
    .where((where) => where.or([where('validTo', 'is', null), where('validTo', '>', at)]));
}

function channelCarriers(of: ShopScoped, { all = false } = {}) {
  const rows = fromShop(of, 'channelCarriers')
    .innerJoin('carriers', shopJoin('carriers.id', 'channelCarriers.carrierId'))
    .selectAll('carriers')
    .select(['channelId', 'deliveryType'])
    .orderBy('carriers.code');
  return all ? rows : rows.where('carriers.active', '=', true);
}

/** The shop's goods types, in the shop's order. */
const goodsTypes = (of: ShopScoped) =>
  fromShop(of, 'goodsTypes')
    .select(['code', 'goodsClass'])
    .orderBy('position')
    .orderBy('code')
    .$castTo<CarriedType>();

interface CarriedType {
  readonly code: GoodsType;
  readonly goodsClass: GoodsClass;
}

type Search = {
  shopId: string;
  country: string;
  channelId: string | null;
  warehouseId: string | null;
  at: string;
};

const searched = (p: Params<Search>) =>
  channelRows(p)
    .where('channels.active', '=', true)
    .where('channels.country', '=', p.country)
    .where(sql<boolean>`(${p.channelId}::uuid is null or channels.id = ${p.channelId})`)
    .where(sql<boolean>`(${p.warehouseId}::uuid is null or channels.warehouse_id = ${p.warehouseId})`);
const searchedIds = (p: Params<Search>) => searched(p).clearSelect().clearOrderBy().select('channels.id');

const searchedChannels = compileStatement((p: Params<Search>) => searched(p).$castTo<ChannelRow>());
const searchedZones = compileStatement((p: Params<Search>) =>
  zoneRows(p).where('channelId', 'in', searchedIds(p)),
);
const searchedCards = compileStatement((p: Params<Search>) =>
  validCards(p, p.at).where('channelId', 'in', searchedIds(p)).$castTo<RateCardRow>(),
);
const searchedCarriers = compileStatement((p: Params<Search>) =>
  channelCarriers(p).where('channelId', 'in', searchedIds(p)),
);
const activeGoodsTypes = compileStatement((p: Params<{ shopId: string }>) =>
  goodsTypes(p).where('active', '=', true),
);

/** Like `lanesFor`, plus the channels to that country without zone or card. */
export async function searchLanes(tx: Tx, filter: LaneFilter): Promise<(LoadedLane | UnpricedLane)[]> {
  const search = {
    shopId: tx.shopId,
    country: filter.country,
    channelId: filter.channelId ?? null,
    warehouseId: filter.warehouseId ?? null,
    at: filter.at,
  };
  const [channelList, zones, cards, carriers, types] = await Promise.all([
    tx.compiled(searchedChannels, search),
    tx.compiled(searchedZones, search),
    tx.compiled(searchedCards, search),
    tx.compiled(searchedCarriers, search),
    tx.compiled(activeGoodsTypes, search),
  ]);
  return channelList.map((channel) => {
    const zone = pickZone(
      zones.filter((one) => one.channelId === channel.id),
      filter,
    );
    if (!zone) return { channel, missing: 'lane.noZone' };
    const valid = cards.filter((one) => one.zoneId === zone.id).map(dated);
    const card = pickRateCard(valid, filter);
    if (!card) return { channel, missing: 'lane.noCard' };
    return laneOf(channel, zone, card.row, carriers, types);
  });
}

/**
 * Every zone of every channel, including closed ones, in the shop's order; with its lane if a card is in
 * force.
 */
export async function zonesWithLanes(tx: Tx, at: string) {
  const [channels, zones, cards, carriers, types] = await Promise.all([
    tx.all(channelRows(tx).$castTo<ChannelRow>()),
    tx.all(zoneRows(tx).orderBy('name')),
    tx.all(validCards(tx, at).$castTo<RateCardRow>()),
    tx.all(channelCarriers(tx)),
    tx.all(goodsTypes(tx).where('active', '=', true)),
  ]);
  return channels.flatMap((channel) =>
    zones
      .filter((zone) => zone.channelId === channel.id)
      .map((zone) => {
        const valid = cards.filter((one) => one.zoneId === zone.id).map(dated);
        const card = pickRateCard(valid, { at });
        return { channel, zone, lane: card && laneOf(channel, zone, card.row, carriers, types) };
      }),
  );
}

/** The lane that an order was priced with: its own zone and card, even if others were published since. */
export async function laneOfOrder(
  tx: Tx,
  order: { channelId: string; zoneId: string; rateCardId: string },
): Promise<LoadedLane | undefined> {
  const [channel, zone, card, carriers, types] = await Promise.all([
    findChannel(tx, order.channelId),
    tx.maybe(zoneRows(tx).where('id', '=', order.zoneId)),
    findRateCard(tx, order.rateCardId),
    tx.all(channelCarriers(tx, { all: true }).where('channelId', '=', order.channelId)),
    tx.all(goodsTypes(tx)),
  ]);
  return channel && zone && card ? laneOf(channel, zone, card, carriers, types) : undefined;
}

export function findChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.maybe(channelRows(tx).where('channels.id', '=', id).$castTo<ChannelRow>());
}

export function findRateCard(tx: Tx, id: string): Promise<RateCardRow | undefined> {
  return tx.maybe(rateCardRows(tx).where('id', '=', id).$castTo<RateCardRow>());
}

type ChannelCarrierRow = CarrierRow & { channelId: string; deliveryType: DeliveryType };

function laneOf(
  channel: ChannelRow,
  zone: ZoneRow,
  row: RateCardRow,
  carriers: readonly ChannelCarrierRow[],
  types: readonly CarriedType[],
): LoadedLane {
  return {
    channel,
    zone,
    rateCard: { id: row.id, name: row.name, version: row.version },
    card: cardWithValidity(row),
    codOffered: channel.codOffered,
    goodsTypes: carriedTypes(channel, types),
    carriers: carriers
      .filter((one) => one.channelId === channel.id)
      .flatMap((one) => laneCarrier(one, channel)),
  };
}

/** The content of a stored card. Older cards have no rounding rule for taxes; they round half up. */
export function storedCardContent({ card }: Pick<RateCardRow, 'card'>): RateCard {
  return { ...card, taxes: card.taxes.map((tax) => ({ ...tax, rounding: tax.rounding ?? 'halfUp' })) };
}

/** The card with the row's validity, which a later card may have shortened. */
export function cardWithValidity(row: RateCardRow): RateCard {
  return { ...storedCardContent(row), validFrom: row.validFrom, validTo: row.validTo };
}

/** The goods types that the channel carries. No channel carries prohibited goods, even if it lists them. */
function carriedTypes(channel: Pick<ChannelRow, 'goodsClasses'>, types: readonly CarriedType[]): GoodsType[] {
  return types
    .filter((type) => type.goodsClass !== 'prohibited' && channel.goodsClasses.includes(type.goodsClass))
    .map((type) => type.code);
}

function carrierLimitsOf(row: Pick<CarrierRow, 'maxSideMm' | 'maxSideSumMm' | 'maxPieceG'>) {
  return {
    ...noLimits,
    maxSideMm: row.maxSideMm,
    maxSideSumMm: row.maxSideSumMm,
    maxPieceG: row.maxPieceG,
  };
}

function laneCarrier(row: ChannelCarrierRow, channel: ChannelRow): LaneCarrier[] {
  const { deliveryType } = row;
  if (!channel.deliveryTypes.includes(deliveryType)) return [];
  return [{ id: row.id, code: row.code, name: row.name, deliveryType, limits: carrierLimitsOf(row) }];
}

function dated(row: RateCardRow) {
  return { row, validFrom: row.validFrom, validTo: row.validTo };
}

/** The destinations of the shop's open channels, one row per channel, in the shop's order. */
export function listChannelCountries(tx: Tx) {
  return tx.all(
    fromShop(tx, 'channels', { 'channels.active': true })
      .leftJoin('countries', 'countries.code', 'channels.country')
      .select(['channels.country', 'countries.zh', 'countries.tw', 'countries.en', 'deliveryTypes'])
      .orderBy('channels.position')
      .orderBy('channels.code'),
  );
}
