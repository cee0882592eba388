import type { Measures } from '@crossdock/domain/parcels/measures.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { changeRow, findRow, fromShop, insertRows, insertWithNewId, relatedRows } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { maybeStaffName } from '../platform/staffName.ts';

const measures = ['weightG', 'lengthMm', 'widthMm', 'heightMm'] as const;

const taken = (tx: Tx) =>
  fromShop(tx, 'packageMeasurements as taken')
    .select(['taken.id', 'taken.packageId as ofId', 'taken.staffId'])
    .select(maybeStaffName(tx, 'taken.staffId', 'staffName'))
    .select([...measures, 'taken.fileId', 'taken.at', 'taken.why', 'taken.scale']);

/**
 * Packages without a row for their first measurement: a server of the previous version stored it only in the package
 * itself.
 */
const unwritten = (tx: Tx) =>
  fromShop(tx, 'packages')
    .select(['packages.id', 'packages.id as ofId', 'packages.packedBy as staffId'])
    .select(maybeStaffName(tx, 'packages.packedBy', 'staffName'))
    .select([...measures, 'packages.photoFileId as fileId', 'packages.createdAt as at'])
    .select([sql<string>`''`.as('why'), sql<string>`''`.as('scale')])
    .where(({ not, exists }) => not(exists(relatedRows(tx, 'packageMeasurements.id', 'packages.id'))));

/** The measurements of an order's packages, oldest first, with the clerk. */
export async function measurementsOfOrder(tx: Tx, orderId: string) {
  const [written, missing] = await Promise.all([
    tx.all(taken(tx).where('taken.orderId', '=', orderId).orderBy('taken.at').orderBy('taken.id')),
    tx.all(unwritten(tx).where('packages.orderId', '=', orderId)),
  ]);
  return [...missing, ...written];
}

/** The package measurements with these ids. */
export function packageMeasurements(tx: Tx, ids: readonly string[]) {
  return ids.length === 0 ? Promise.resolve([]) : tx.all(taken(tx).where('taken.id', 'in', [...ids]));
}

/**
 * Copies measurements that are stored only in an order's packages, before a new one is added; see
 * `unwritten`.
 */
export async function copyPackageMeasurements(tx: Tx, orderId: string): Promise<void> {
  const missing = await tx.all(unwritten(tx).where('packages.orderId', '=', orderId));
  if (missing.length === 0) return;
  await insertRows(
    tx,
    'packageMeasurements',
    missing.map(({ ofId: packageId, staffName: _, ...row }) => ({
      ...row,
      orderId,
      packageId,
    })),
  );
}

export interface PackageMeasurement extends Measures {
  readonly packageId: string;
  readonly orderId: string;
  readonly scale: string;
  readonly fileId: string;
  readonly why: string;
}

/** Adds a measurement of a package; answers its id. The caller changes the package itself. */
export async function addPackageMeasurement(
  tx: Tx,
  actor: Staff,
  measured: PackageMeasurement,
): Promise<string> {
  return insertWithNewId(tx, 'packageMeasurements', { ...measured, staffId: actor.staffId, at: tx.now });
}

/** Changes the package's official measures. */
export async function updatePackageMeasures(tx: Tx, id: string, counted: Measures): Promise<void> {
  const { weightG, lengthMm, widthMm, heightMm } = counted;
  await changeRow(tx, 'packages', id, { weightG, lengthMm, widthMm, heightMm });
}

/** The package's position and order; undefined if it does not exist any more. */
export const findPackage = (tx: Tx, id: string) => findRow(tx, 'packages', { id }, ['orderId', 'position']);
