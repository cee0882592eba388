import { isRefusal, type Refusal, refusalMessage } from '@crossdock/contract/refusals.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { VersionedDutyTable } from '@crossdock/domain/duties/snapshot.ts';
import { freeShipmentsPerHalfYear } from '@crossdock/domain/duties/table.ts';
import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import { boxFillRateOf } from '@crossdock/domain/planning/boxes.ts';
import { warehouseStorageRule } from '@crossdock/domain/pricing/storage.ts';
import { pick } from '@crossdock/domain/records.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { countCustomsEntriesBefore } from '../declarers/customsEntries.store.ts';
import { declarerChoices } from '../declarers/declarerChoices.ts';
import { usableDeclarers } from '../declarers/orders.store.ts';
import { dutyTableAt } from '../duties/dutyTablesInForce.ts';
import { dutySourceText } from '../duties/view.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { type LoadedLane, lanesFor } from '../pricing/store.ts';
import { previewLaneOf, toWritable } from '../pricing/view.ts';
import { type Destination, destinationOf } from './destination.ts';
import { declarersFor, destinationOrDefault } from './plan.ts';
import { medianBoxFillRate } from './planner.store.ts';
import { plannerParcels } from './plannerParcels.ts';

type Facts = Output<'getPlannerFacts'>;

export const getPlannerFacts: Handler<'getPlannerFacts'> = async (tx, actor, input) => {
  const [place, found, filling] = await Promise.all([
    placeOf(tx, actor, input.addressId),
    plannerParcels(tx, actor),
    medianBoxFillRate(tx),
  ]);
  const { parcels, left, warehouses, names } = found;
  const { timeZone } = actor.shop;
  const [lanes, table] =
    place.kind === 'none'
      ? [[], undefined]
      : await Promise.all([
          lanesOf(tx, actor, place, warehouses),
          dutyTableAt(tx, place.country, tx.now, timeZone),
        ]);
  return {
    at: tx.now,
    currency: actor.shop.currency,
    coinMinor: actor.shop.settings.coinMinor,
    place: place.kind === 'none' ? place : withFreeUses(place, table),
    warehouses: warehouses.map((row) => ({
      id: row.id,
      name: warehouseNameIn(actor.lang, row),
      storage: toWritable(warehouseStorageRule(row.freeStorageDays, row.storage)),
    })),
    lanes,
    duties: dutiesView(actor, table, names),
    parcels,
    left,
    filling: boxFillRateOf(filling),
  };
};

type FoundPlace = Extract<Facts['place'], { kind: 'found' }>;

function withFreeUses(place: FoundPlace, table: VersionedDutyTable | undefined): FoundPlace {
  return { ...place, entries: { ...place.entries, free: table ? freeShipmentsPerHalfYear(table) : null } };
}

/** The customs table by which the browser estimates duties, with the names of the parcels' goods types. */
function dutiesView(
  { lang }: Member,
  table: VersionedDutyTable | undefined,
  names: readonly { readonly goodsType: GoodsType; readonly name: string }[],
): Facts['duties'] {
  if (!table) return { kind: 'none' };
  const { freeModes, goodsRates } = table;
  return {
    kind: 'table',
    names: [...names],
    table: {
      ...pick(table, [
        ...(['country', 'from', 'base', 'freeUpToMinor', 'freeEntries', 'lowValueBp', 'vatBp'] as const),
        ...(['dutyBp', 'asOf', 'rateMillionths', 'own'] as const),
      ]),
      freeModes: [...freeModes],
      goodsRates: goodsRates.map((rate) => ({ ...rate })),
      source: dutySourceText(lang, table),
    },
  };
}

/**
 * The destination, declarers and customs entries of an order with no choices made, as `planOrder` decides
 * them.
 */
async function placeOf(tx: Tx, actor: Member, addressId: string | undefined): Promise<Facts['place']> {
  const to = await destinationOrDefault(tx, actor, { addressId });
  const [destination, declarers] = await Promise.all([
    destinationOf(tx, actor, to),
    declarerChoices(tx, actor),
  ]);
  if (isRefusal(destination)) return nowhere(destination, actor);
  const { country, zip, consignee } = destination.snapshot;
  const needed = actor.shop.settings.declarerCountries.includes(country);
  const declarerIds = declarersFor({}, declarers, country, needed);
  const [declarer] = declarers.filter(({ id }) => declarerIds.includes(id));
  return {
    kind: 'found',
    addressId: destination.addressId,
    pickupPointId: destination.pickupPointId,
    deliveryType: to.deliveryType,
    ...{ consignee, country, zip },
    limits: toWritable(destination.limits),
    carriers: [...(destination.carriers ?? [])],
    declarerIds,
    entries: {
      used: await entriesOf(tx, actor, destination, declarerIds),
      free: null,
      of: declarer ? 'declarer' : 'consignee',
      name: declarer?.name ?? consignee,
    },
  };
}

const nowhere = (refusal: Refusal, { lang }: Member): Facts['place'] => ({
  kind: 'none',
  error: refusal.refused,
  message: refusalMessage(refusal, lang),
});

async function entriesOf(tx: Tx, actor: Member, { snapshot }: Destination, declarerIds: readonly string[]) {
  const declarers = await usableDeclarers(tx, actor.memberId, declarerIds);
  const { consignee, country } = snapshot;
  const importer = { memberId: actor.memberId, consignee, country, at: tx.now, declarers };
  return countCustomsEntriesBefore(tx, actor.shop.timeZone, importer);
}

/** The channels from these warehouses to the place, with the facts by which the browser prices them. */
async function lanesOf(
  tx: Tx,
  { lang }: Member,
  { country, zip }: FoundPlace,
  warehouses: readonly { readonly id: string }[],
): Promise<Facts['lanes']> {
  const found = await lanesFor(tx, { country, zip, at: tx.now });
  const lanes = found.filter(({ channel }) => warehouses.some(({ id }) => id === channel.warehouseId));
  const days = await promisedDays(tx, lanes);
  return lanes.map((lane, at) => ({ ...laneView(lane, lang), ...daysOf(lane, days[at]) }));
}

function laneView(lane: LoadedLane, lang: Member['lang']) {
  const { channel } = lane;
  return {
    channelId: channel.id,
    name: channel[lang],
    mode: channel.mode,
    warehouseId: channel.warehouseId,
    lane: previewLaneOf(lane),
  };
}

function daysOf(
  { channel }: LoadedLane,
  promised: { readonly minDays: number; readonly maxDays: number } | undefined,
) {
  const { minDays, maxDays } = promised ?? channel;
  return { minDays, maxDays };
}
