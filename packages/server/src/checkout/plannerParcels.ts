import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { type GoodsType, isGoodsType } from '@crossdock/domain/parcels/goods.ts';
import { mergeGroupOf } from '@crossdock/domain/parcels/merge.ts';
import { shippingObstacle } from '@crossdock/domain/parcels/obstacles.ts';
import { purchaseByParcel } from '@crossdock/domain/planning/purchases.ts';
import { clockPausesOf } from '@crossdock/domain/pricing/clockPauses.ts';
import type { Box } from '@crossdock/domain/pricing/shipment.ts';
import { storageStartOf } from '@crossdock/domain/pricing/storage.ts';
import { listedAdvances } from '../orders/advances.store.ts';
import {
  type ChosenParcelRow,
  expectedParcels,
  shelvedParcels,
  usualArrivalDays,
} from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { serviceChargesOf } from '../services/store.ts';
import { listWarehouses, type WarehouseRow } from '../warehouses/store.ts';
import { daysUntilArrival, defaultDaysToArrival } from './calendarWait.ts';
import { purchaseOriginsOfParcels } from './planner.store.ts';
import { candidatesOf, mergeRulesOf, toBox } from './shipment.ts';

type Facts = Output<'getPlannerFacts'>;
type PlanParcel = Facts['parcels'][number];

const shelvedAtMost = 60;
const expectedAtMost = 20;
const dayMs = 86_400_000;
/** The assumed size of an expected parcel if the member has no shelved parcel to compare it with. */
const unknownBox: Box = { weightG: 1000, lengthMm: 300, widthMm: 200, heightMm: 150 };

interface Planned {
  readonly row: ChosenParcelRow;
  readonly expected: boolean;
  readonly estimated: boolean;
  readonly day: number;
  readonly box: Box;
}

/** The member's shelved and expected parcels as the planner needs them, and those that it cannot plan. */
export async function plannerParcels(tx: Tx, actor: Member) {
  const { memberId } = actor;
  const [shelved, expected, warehouses] = await Promise.all([
    shelvedParcels(tx, memberId, shelvedAtMost),
    expectedParcels(tx, memberId, expectedAtMost),
    listWarehouses(tx, { all: true }),
  ]);
  const rows = [
    ...shelved.map((row): Planned => ({ row, expected: false, estimated: false, day: 0, box: toBox(row) })),
    ...(await arriving(tx, memberId, expected, shelved, warehouses)),
  ];
  const all = rows.map(({ row }) => row);
  const rules = mergeRulesOf(all, actor.shop.settings);
  const obstacles = new Map(
    candidatesOf(all, tx.now).map((candidate) => [candidate.id, shippingObstacle(candidate, rules)]),
  );
  const free = rows.filter(({ row }) => obstacles.get(row.id) === undefined);
  return {
    parcels: await viewsOf(tx, actor, free, rules),
    left: rows.flatMap(({ row, expected: arrives }): Facts['left'] => {
      const reason = obstacles.get(row.id);
      if (!reason) return [];
      const message = refusalMessage(refuse(reason, { number: row.courierNumber }), actor.lang);
      return [{ ...namedOf(row), expected: arrives, reason, message }];
    }),
    names: namesOf(free, actor.lang),
    warehouses: warehouses.filter(({ id }) => free.some(({ row }) => row.warehouseId === id)),
  };
}

/** The names of the goods types that the parcels have. */
function namesOf(planned: readonly Planned[], lang: Member['lang']) {
  const names = new Map<GoodsType, string>();
  for (const { row } of planned)
    if (row.goodsType && isGoodsType(row.goodsType)) names.set(row.goodsType, row[lang] ?? row.goodsType);
  return [...names].map(([goodsType, name]) => ({ goodsType, name }));
}

const namedOf = ({ id, courierNumber, goodsName }: ChosenParcelRow) => ({ id, courierNumber, goodsName });

type Expected = Awaited<ReturnType<typeof expectedParcels>>[number];

/**
 * Expected parcels as if they had just been shelved, with their warehouse, arrival date, and an assumed size
 * if it is unknown.
 */
async function arriving(
  tx: Tx,
  memberId: string,
  expected: readonly Expected[],
  shelved: readonly ChosenParcelRow[],
  warehouses: readonly WarehouseRow[],
): Promise<Planned[]> {
  const usual = shelved[0]?.warehouseId ?? warehouses.find(({ active }) => active)?.id;
  const placed = expected.flatMap((row) => {
    const warehouse = warehouses.find(({ id }) => id === (row.warehouseId ?? usual));
    return warehouse ? [{ row, warehouse }] : [];
  });
  const ids = [...new Set(placed.map(({ warehouse }) => warehouse.id))];
  const usualDays = await Promise.all(ids.map((id) => usualArrivalDays(tx, memberId, id)));
  const facts = await purchaseOriginsOfParcels(
    tx,
    placed.map(({ row }) => row.id),
  );
  const mean = meanBox(shelved);
  return placed.map(({ row, warehouse }) => {
    const forecastAt = facts.find(({ id }) => id === row.id)?.forecastAt ?? tx.now;
    const known = row.weightG !== null && row.lengthMm !== null;
    return {
      row: {
        ...row,
        state: 'shelved',
        hasPictures: true,
        warehouseId: warehouse.id,
        closedDays: warehouse.closedDays,
      },
      expected: true,
      estimated: !known,
      day: daysUntilArrival(forecastAt, usualDays[ids.indexOf(warehouse.id)] ?? defaultDaysToArrival, tx.now),
      box: known ? toBox(row) : mean,
    };
  });
}

function meanBox(shelved: readonly ChosenParcelRow[]): Box {
  const measured = shelved.map(toBox).filter(({ weightG, lengthMm }) => weightG > 0 && lengthMm > 0);
  if (measured.length === 0) return unknownBox;
  const mean = (of: (box: Box) => number) =>
    Math.ceil(measured.reduce((sum, box) => sum + of(box), 0) / measured.length);
  return {
    weightG: mean(({ weightG }) => weightG),
    lengthMm: mean(({ lengthMm }) => lengthMm),
    widthMm: mean(({ widthMm }) => widthMm),
    heightMm: mean(({ heightMm }) => heightMm),
  };
}

async function viewsOf(
  tx: Tx,
  { shop: { timeZone } }: Member,
  planned: readonly Planned[],
  rules: ReturnType<typeof mergeRulesOf>,
): Promise<PlanParcel[]> {
  const parcelIds = planned.map(({ row }) => row.id);
  const [facts, advances, services] = await Promise.all([
    purchaseOriginsOfParcels(tx, parcelIds),
    listedAdvances(tx, { parcelIds }),
    serviceChargesOf(tx, { parcelIds }),
  ]);
  const purchases = purchaseByParcel(
    facts.map((row) => ({
      ...row,
      forecastDay: row.forecastAt === null ? null : dateIn(row.forecastAt, timeZone),
    })),
  );
  return planned.map(({ row, expected, estimated, day, box }) => ({
    ...namedOf(row),
    ...{ expected, estimated, day },
    ...box,
    warehouseId: row.warehouseId ?? '',
    goodsType: isGoodsType(row.goodsType ?? '') && row.goodsType ? row.goodsType : 'other',
    mergeGroup: mergeGroupOf({ warehouseId: row.warehouseId ?? '', goodsType: row.goodsType ?? '' }, rules),
    purchase: purchases.get(row.id) ?? row.id,
    travelsAlone: row.travelsAlone,
    declaredMinor: row.declaredValueMinor,
    since: storageStartOf(row) ?? tx.later(day * dayMs),
    clockPauses: clockPausesOf(row.pauses, row.closedDays ?? [], timeZone).map(({ from, until }) => ({
      from: instantOf(from),
      until: until === null ? null : instantOf(until),
    })),
    advances: advances
      .filter(({ courierNumber }) => courierNumber === row.courierNumber)
      .map(({ amountMinor, reason }) => ({ amountMinor, reason })),
    services: services
      .filter(({ parcel }) => parcel === row.courierNumber)
      .map((service) => ({ ...service, names: { ...service.names } })),
  }));
}

/** Converts an instant of a pause from the database's format to ISO 8601. */
const instantOf = (text: string) => new Date(text).toISOString();
