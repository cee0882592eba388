import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import {
  courierNumberProblem,
  couriers,
  normaliseCourierNumber,
  recogniseCourier,
} from '@crossdock/domain/parcels/couriers.ts';
import { measureBounds } from '@crossdock/domain/parcels/measures.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { cellFault, type FileImporter, type ImportActor, type RowVerdict } from './fileImporter.ts';
import { membersByKey } from './memberKeys.store.ts';
import {
  comparedColumns,
  deleteParcels,
  insertParcels,
  type KnownParcel,
  locationsByCode,
  type ParcelColumns,
  parcelsByNumber,
  updateParcels,
  warehousesWithNames,
} from './parcels.store.ts';

/**
 * The states in which a parcel may be imported, with a number that grows with the parcel's progress. A parcel of an
 * open order is imported as shelved, and the file of orders then adds it to the order.
 */
const ranks = { forecast: 0, unclaimed: 1, received: 1, shelved: 2 } as const;
type MovedState = keyof typeof ranks;

const stateNames: readonly (readonly [MovedState, RegExp])[] = [
  ['forecast', /^(forecast|announced|expected|pending|已?预报|已?預報|待入库|待入庫|未到)$/],
  ['received', /^(received|arrived|已到货|已到貨|已入库|已入庫|已签收|已簽收)$/],
  [
    'shelved',
    /^(shelved|instock|stored|onshelf|已上架|在库|在庫|已存仓|已存倉|requested|packed|topack|待打包|待集运|待集運|打包中|已打包)$/,
  ],
  ['unclaimed', /^(unclaimed|unknown|无主|無主|待认领|待認領)$/],
];

interface ParcelFacts {
  readonly courierNumber: string;
  /** Empty if the parcel has no owner yet. */
  readonly member: string;
  readonly warehouse: string;
  readonly goodsType: string;
  readonly state: MovedState;
  readonly location: string;
  readonly said: Omit<
    ParcelColumns,
    'memberId' | 'warehouseId' | 'goodsTypeId' | 'state' | 'shelfCode' | 'shelvedAt'
  >;
}

function read(cells: RowCells): ParcelFacts {
  const courierNumber = normaliseCourierNumber(cells.needed('courier_number', 60));
  const problem = courierNumber === '' ? undefined : courierNumberProblem(courierNumber);
  if (problem) cells.fault('courier_number', problem);
  const member = cells.text('member') === '' ? '' : cells.key('member');
  const location = cells.text('location', 40);
  const arrivedAt = cells.instant('arrived_at');
  const state = stateIn(cells, { member, location, arrivedAt });
  const isHere = state !== 'forecast';
  const weightG = cells.measure('weight_g', measureBounds.maxWeightG);
  if (isHere && weightG === null) cells.fault('weight_g', 'field.required');
  const side = (column: string) => cells.measure(column, measureBounds.maxSideMm);
  const courier = cells.text('courier', 40).toLowerCase();
  return {
    ...{ courierNumber, member, state },
    location: state === 'forecast' ? '' : location,
    warehouse: cells.text('warehouse', 60),
    goodsType: cells.text('goods_type', 60).toLowerCase(),
    said: {
      courier: couriers.find((one) => one === courier) ?? recogniseCourier(courierNumber)[0] ?? '',
      goodsName: cells.text('goods_name', 100),
      goodsCount: cells.whole('goods_count', 100_000) || 1,
      declaredValueMinor: cells.amount('declared_value_minor') ?? 0,
      remark: cells.text('remark', 200),
      ...{ weightG, lengthMm: side('length_mm'), widthMm: side('width_mm'), heightMm: side('height_mm') },
      forecastAt: cells.instant('forecast_at'),
      arrivedAt,
    },
  };
}

/** The state that the file names, or the one that follows from the rest of the row. */
function stateIn(
  cells: RowCells,
  row: { readonly member: string; readonly location: string; readonly arrivedAt: string | null },
): MovedState {
  const written = cells.text('state', 40).normalize('NFKC').toLowerCase().replace(/\s/gu, '');
  const found = stateNames.find(([, form]) => form.test(written))?.[0];
  if (written !== '' && found === undefined) cells.fault('state', 'moving.stateNotMoved');
  const usual = row.location !== '' ? 'shelved' : row.arrivedAt === null ? 'forecast' : 'received';
  const state = found ?? usual;
  // A parcel without an owner is unclaimed, wherever it is stored.
  if (row.member === '' && state !== 'forecast') return 'unclaimed';
  if (state === 'shelved' && row.location === '') return 'received';
  return state === 'unclaimed' ? (row.location === '' ? 'received' : 'shelved') : state;
}

interface Named {
  readonly members: ReadonlyMap<string, string>;
  readonly warehouses: ReadonlyMap<string, string>;
  readonly goodsTypes: ReadonlyMap<string, string>;
  readonly locations: ReadonlySet<string>;
  readonly only: string | undefined;
}

async function namesIn(tx: Tx, rows: readonly ParcelFacts[]): Promise<Named> {
  const [members, warehouses, types, locations] = await Promise.all([
    membersByKey(tx, fieldOf(rows, 'member')),
    warehousesWithNames(tx),
    listGoodsTypes(tx, { all: true }),
    locationsByCode(tx, fieldOf(rows, 'location')),
  ]);
  return {
    members,
    locations,
    warehouses: new Map(
      warehouses.flatMap(({ id, code, name }) => [code, name].map((one) => [one.toLowerCase(), id])),
    ),
    goodsTypes: new Map(
      types.flatMap(({ id, code, zh, tw, en }) => [code, zh, tw, en].map((one) => [one.toLowerCase(), id])),
    ),
    // A shop with one warehouse does not need to name it.
    only: warehouses.length === 1 ? warehouses[0]?.id : undefined,
  };
}

/** The columns of a row as they would be written, or what is wrong with it. */
function columnsOf(
  row: ParcelFacts,
  named: Named,
  old: KnownParcel | undefined,
  now: string,
): ParcelColumns | { readonly fault: ReturnType<typeof cellFault> } {
  const memberId = row.member === '' ? (old?.memberId ?? null) : named.members.get(row.member);
  if (memberId === undefined)
    return { fault: cellFault('member', 'moving.memberUnknown', { member: row.member }) };
  const warehouseId =
    row.warehouse === '' ? (named.only ?? null) : (named.warehouses.get(row.warehouse.toLowerCase()) ?? null);
  if (row.warehouse !== '' && warehouseId === null)
    return { fault: cellFault('warehouse', 'moving.warehouseUnknown') };
  const isHere = row.state !== 'forecast';
  if (isHere && warehouseId === null) return { fault: cellFault('warehouse', 'field.required') };
  if (row.location !== '' && !named.locations.has(`${warehouseId} ${row.location}`))
    return { fault: cellFault('location', 'moving.locationUnknown') };
  const goodsTypeId = row.goodsType === '' ? null : (named.goodsTypes.get(row.goodsType) ?? null);
  if (row.goodsType !== '' && goodsTypeId === null)
    return { fault: cellFault('goods_type', 'moving.goodsTypeUnknown') };
  const arrivedAt = isHere ? (row.said.arrivedAt ?? old?.arrivedAt ?? now) : null;
  return {
    ...row.said,
    ...{ memberId, warehouseId, goodsTypeId, arrivedAt },
    shelfCode: row.location,
    state: row.state,
    forecastAt: row.said.forecastAt ?? old?.forecastAt ?? (row.state === 'forecast' ? now : null),
    shelvedAt: row.location === '' ? null : (old?.shelvedAt ?? arrivedAt),
  };
}

const isMoved = (state: string): state is MovedState => state in ranks;

function judgeOne(row: ParcelFacts, old: KnownParcel | undefined, columns: ParcelColumns): RowVerdict {
  if (old === undefined) return { state: 'new', subjectId: null };
  if (old.memberId !== null && old.memberId !== columns.memberId)
    return cellFault('courier_number', 'moving.someoneElses');
  const { id: subjectId, courierNumber: _, ...before } = old;
  // The parcel has already progressed further here, so the old system's state is outdated.
  const isAhead = !isMoved(old.state) || ranks[old.state] > ranks[row.state];
  if (isAhead || comparedColumns.every((column) => old[column] === columns[column]))
    return { state: 'same', subjectId };
  return { state: 'changed', subjectId, before };
}

/** Adds to each row its columns and the existing parcel. */
async function prepared(tx: Tx, rows: readonly ParcelFacts[]) {
  const [named, known] = await Promise.all([
    namesIn(tx, rows),
    parcelsByNumber(tx, fieldOf(rows, 'courierNumber')),
  ]);
  const there = new Map(known.map((one) => [one.courierNumber, one]));
  return rows.map((row) => {
    const old = there.get(row.courierNumber);
    return { row, old, columns: columnsOf(row, named, old, tx.now) };
  });
}

async function judge(tx: Tx, _mover: ImportActor, rows: readonly ParcelFacts[]): Promise<RowVerdict[]> {
  return (await prepared(tx, rows)).map(({ row, old, columns }) =>
    'fault' in columns ? columns.fault : judgeOne(row, old, columns),
  );
}

export const parcelImporter: FileImporter<ParcelFacts> = {
  read,
  marks: ({ courierNumber }) => [{ column: 'courier_number', value: courierNumber }],
  judge,
  write: async (tx, { staffId }, rows) => {
    const ready = await prepared(tx, fieldOf(rows, 'facts'));
    const sound = ready.flatMap(({ row, old, columns }, at) =>
      'fault' in columns ? [] : [{ at, courierNumber: row.courierNumber, old, columns }],
    );
    const fresh = sound.filter(({ old }) => old === undefined);
    const ids = await insertParcels(tx, staffId, fresh);
    const idOf = new Map(fresh.map(({ at }, nth) => [at, ids[nth] ?? '']));
    await updateParcels(
      tx,
      staffId,
      sound.flatMap(({ old, columns }) => (old ? [{ id: old.id, from: old, columns }] : [])),
    );
    return ready.map(({ old }, at) => idOf.get(at) ?? old?.id ?? '');
  },
  undo: async (tx, { staffId }, rows) => {
    const there = new Map(
      (
        await parcelsByNumber(
          tx,
          rows.map(({ facts }) => facts.courierNumber),
        )
      ).map((one) => [one.id, one]),
    );
    const gone = await deleteParcels(
      tx,
      rows.flatMap(({ subjectId, before }) => {
        const parcel = there.get(subjectId);
        // A parcel that is now in an order or in another later state is not deleted.
        return before === null && parcel !== undefined && isMoved(parcel.state) ? [parcel] : [];
      }),
    );
    const restored = rows.flatMap(({ subjectId, before }) => {
      const from = there.get(subjectId);
      return before !== null && from ? [{ id: subjectId, from, columns: { ...from, ...before } }] : [];
    });
    await updateParcels(tx, staffId, restored, true);
    return rows.map(({ subjectId, before }) => before !== null || gone.has(subjectId));
  },
};
