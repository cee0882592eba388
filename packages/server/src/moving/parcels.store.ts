import { isOnHand, type ParcelState, type ParcelStep } from '@crossdock/domain/parcels/states.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { sql } from 'kysely';
import { insertRows, updateRows } from '../platform/bulk.ts';
import { changeCounters } from '../platform/counters.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId, newReference } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { findRows, fromShop } from '../platform/rows.ts';
import { deleteUnreferencedRows } from '../platform/unreferencedRows.store.ts';

/** The columns of a parcel that a file may set. */
export interface ParcelColumns {
  readonly memberId: string | null;
  readonly courier: string;
  readonly warehouseId: string | null;
  readonly shelfCode: string;
  readonly state: ParcelState;
  readonly goodsName: string;
  readonly goodsTypeId: string | null;
  readonly goodsCount: number;
  readonly declaredValueMinor: number;
  readonly remark: string;
  readonly weightG: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly forecastAt: string | null;
  readonly arrivedAt: string | null;
  readonly shelvedAt: string | null;
}

/** A parcel that has the same values in all of these columns is unchanged. */
export const comparedColumns = [
  'memberId',
  'warehouseId',
  'shelfCode',
  'state',
  'goodsName',
  'goodsTypeId',
  'goodsCount',
  'declaredValueMinor',
  'remark',
  'weightG',
  'lengthMm',
  'widthMm',
  'heightMm',
] as const satisfies readonly (keyof ParcelColumns)[];

const settableColumns = [...comparedColumns, 'courier', 'forecastAt', 'arrivedAt', 'shelvedAt'] as const;

const anyText = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`;

export function parcelsByNumber(tx: Tx, numbers: readonly string[]) {
  return findRows(tx, 'parcels', { courierNumber: anyText(numbers) }, [
    'id',
    'courierNumber',
    ...settableColumns,
  ]);
}

export type KnownParcel = Awaited<ReturnType<typeof parcelsByNumber>>[number];

export async function warehousesWithNames(tx: Tx) {
  return findRows(tx, 'warehouses', { active: true }, ['id', 'code', 'name']);
}

/** The open locations with these codes. Each is a text that consists of the warehouse's id, a space and the code. */
export async function locationsByCode(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.all(
    fromShop(tx, 'locations', { code: anyText([...new Set(codes)]) })
      .select(['warehouseId', 'code'])
      .where('closedAt', 'is', null),
  );
  return new Set(rows.map(({ warehouseId, code }) => `${warehouseId} ${code}`));
}

interface NewParcel {
  readonly courierNumber: string;
  readonly columns: ParcelColumns;
}

/** Inserts parcels at their location, with the history steps that lead there. Nobody is notified. */
export async function insertParcels(tx: Tx, staffId: string, rows: readonly NewParcel[]): Promise<string[]> {
  const made = rows.map(({ courierNumber, columns }) => ({
    ...columns,
    courierNumber,
    shopId: tx.shopId,
    id: newId(),
    number: newReference('P'),
    goodsLink: '',
    labelHint: '',
    travelsAlone: false,
    inService: false,
    shortParts: false,
    receivedBy: columns.arrivedAt === null ? null : staffId,
    createdAt: columns.forecastAt ?? columns.arrivedAt ?? tx.now,
    updatedAt: tx.now,
  }));
  await insertRows(
    tx,
    'parcels',
    made.toSorted((a, b) => (a.courierNumber < b.courierNumber ? -1 : 1)),
  );
  await recordWays(
    tx,
    staffId,
    made.map((one) => ({ id: one.id, from: null, to: one })),
  );
  await countStates(
    tx,
    made.map((one) => ({ from: null, to: one })),
  );
  return fieldOf(made, 'id');
}

type Standing = Pick<ParcelColumns, 'state' | 'memberId'>;
type Way = Standing & Pick<ParcelColumns, 'forecastAt' | 'arrivedAt' | 'shelvedAt'>;

const isUnclaimed = (state: ParcelState | null): boolean => state === 'unclaimed';

/** The history steps of a parcel up to its state, each at its own time. */
function stepsTo(to: Way, from: ParcelState | null, now: string) {
  const steps: { event: ParcelStep; from: ParcelState | null; to: ParcelState; at: string }[] = [];
  let at = from;
  const step = (event: ParcelStep, state: ParcelState, time: string | null) => {
    steps.push({ event, from: at, to: state, at: time ?? now });
    at = state;
  };
  if (at === null && !isUnclaimed(to.state)) step('forecast', 'forecast', to.forecastAt ?? to.arrivedAt);
  if (isUnclaimed(to.state) && !isUnclaimed(at)) step('receiveUnclaimed', 'unclaimed', to.arrivedAt);
  if (isOnHand(to.state)) {
    if (isUnclaimed(at)) step('claimReceived', 'received', now);
    else if (at === 'forecast') step('receive', 'received', to.arrivedAt);
    if (to.state !== at) step('shelve', to.state, to.shelvedAt);
  }
  return steps;
}

async function recordWays(
  tx: Tx,
  staffId: string,
  ways: readonly { readonly id: string; readonly from: ParcelState | null; readonly to: Way }[],
): Promise<void> {
  await insertRows(
    tx,
    'transitions',
    ways.flatMap(({ id, from, to }) =>
      stepsTo(to, from, tx.now).map((step) => ({
        shopId: tx.shopId,
        id: newId(),
        noun: 'parcel',
        subjectId: id,
        event: step.event,
        fromState: step.from,
        toState: step.to,
        at: step.at,
        memberId: null,
        staffId,
        why: '',
      })),
    ),
  );
}

/** Updates the members' counters for parcels that were added, moved or removed. */
async function countStates(
  tx: Tx,
  moves: readonly { readonly from: Standing | null; readonly to: Standing | null }[],
): Promise<void> {
  const changes = new Map<string, Record<string, number>>();
  const add = (standing: Standing | null, by: number) => {
    if (standing === null || standing.memberId === null) return;
    const ofMember = changes.get(standing.memberId) ?? {};
    const name = `parcel.${standing.state}`;
    ofMember[name] = (ofMember[name] ?? 0) + by;
    changes.set(standing.memberId, ofMember);
  };
  for (const { from, to } of moves) {
    add(from, -1);
    add(to, 1);
  }
  for (const [memberId, ofMember] of changes) changeCounters(tx, memberId, ofMember);
  await publish(tx, 'parcels', null);
}

export interface ParcelChange {
  readonly id: string;
  readonly from: Standing;
  readonly columns: ParcelColumns;
}

const settable = (columns: ParcelColumns) => recordOf(settableColumns, (name) => columns[name]);

/**
 * Sets all columns of parcels that a file may set. The history gets the steps to each parcel's new state, except with
 * `isUndo`.
 */
export async function updateParcels(
  tx: Tx,
  staffId: string,
  changes: readonly ParcelChange[],
  isUndo = false,
): Promise<void> {
  if (changes.length === 0) return;
  await updateRows(
    tx,
    'parcels',
    changes.map(({ id, columns }) => ({ ...settable(columns), id, updatedAt: tx.now })),
  );
  const moved = changes.filter(({ from, columns }) => from.state !== columns.state);
  if (!isUndo)
    await recordWays(
      tx,
      staffId,
      moved.map(({ id, from, columns }) => ({ id, from: from.state, to: columns })),
    );
  await countStates(
    tx,
    changes.map(({ from, columns }) => ({ from, to: columns })),
  );
}

/** Deletes parcels that no other row refers to. */
export async function deleteParcels(
  tx: Tx,
  parcels: readonly (Standing & { readonly id: string })[],
): Promise<Set<string>> {
  const gone = await deleteUnreferencedRows(tx, 'parcels', fieldOf(parcels, 'id'));
  await countStates(
    tx,
    parcels.filter(({ id }) => gone.has(id)).map((from) => ({ from, to: null })),
  );
  return gone;
}
