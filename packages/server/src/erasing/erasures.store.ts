import { sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { changeRow, fromShop, insertIfNew, updateInShop } from '../platform/rows.ts';
import type { ErasuresTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

const rows = (tx: Tx) => fromShop(tx, 'erasures').selectAll();

export const findErasure = (tx: Tx, id: string) => tx.maybe(rows(tx).where('id', '=', id));
export type ErasureRow = NonNullable<Awaited<ReturnType<typeof findErasure>>>;

/** The erasure's row, locked, so that one process at a time works on it. */
export const lockErasure = (tx: Tx, id: string) => tx.maybe(rows(tx).where('id', '=', id).forUpdate());

export const lastErasure = (tx: Tx, memberId: string) =>
  tx.maybe(rows(tx).where('memberId', '=', memberId).orderBy('requestedAt', 'desc').limit(1));

interface NewErasure {
  readonly id: string;
  readonly memberId: string;
  readonly requestedBy: string | null;
  readonly reason: string;
  readonly erasesAt: string;
  readonly tokenHash: Uint8Array;
  readonly givenUpMinor: number;
}

/** Stores an erasure; false if one is requested or running. */
export function insertErasure(tx: Tx, made: NewErasure): Promise<boolean> {
  return insertIfNew(tx, 'erasures', { ...made, requestedAt: tx.now, dueAt: made.erasesAt });
}

const cancelled = (tx: Tx, by: string | null) =>
  updateInShop(tx, 'erasures', { state: 'requested' })
    .set({
      ...{ state: 'cancelled', cancelledAt: tx.now, cancelledBy: by },
      ...{ tokenHash: null, dueAt: null, reason: '' },
    })
    .returning('memberId');

/** Cancels a request before it begins; undefined if it has begun or has ended. */
export const cancelRequest = (tx: Tx, id: string, staffId: string) =>
  tx.maybe(cancelled(tx, staffId).where('id', '=', id));
export const cancelByToken = (tx: Tx, hash: Uint8Array) =>
  tx.maybe(cancelled(tx, null).where('tokenHash', '=', hash));

export async function changeErasure(
  tx: Tx,
  id: string,
  changes: Omit<Updateable<ErasuresTable>, 'shopId' | 'id'>,
): Promise<void> {
  await changeRow(tx, 'erasures', id, changes);
}

/** Moves the erasure to another step or place, and adds the rows and files of the last part to its counts. */
export async function recordErasureProgress(
  tx: Tx,
  id: string,
  { step, place, rowCount, fileCount }: ErasureProgress,
): Promise<void> {
  await tx.run(
    updateInShop(tx, 'erasures', { id }).set((row) => ({
      ...{ step, place },
      rowCount: row('rowCount', '+', rowCount),
      fileCount: row('fileCount', '+', fileCount),
    })),
  );
}

export interface ErasureProgress {
  readonly step: string;
  readonly place: string;
  readonly rowCount: number;
  readonly fileCount: number;
}

/** Erasures that the job must process, those that wait longest first. */
export const erasuresDue = (tx: Tx, most: number) =>
  tx.all(rows(tx).where('dueAt', '<=', tx.now).orderBy('dueAt').orderBy('id').limit(most));

export const nextErasureWorkAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(due_at) as at from erasures where shop_id = ${shopId} and due_at is not null`;

export function listErasureRows(tx: Tx, state: ErasureRow['state'] | undefined, paging: Paging) {
  let listed = fromShop(tx, 'erasures')
    .innerJoin('members', shopJoin('members.id', 'erasures.memberId'))
    .selectAll('erasures')
    .select(['members.simpleCode', maybeStaffName(tx, 'erasures.requestedBy', 'requesterName')])
    .orderBy('erasures.requestedAt', 'desc')
    .orderBy('erasures.id', 'desc');
  if (state !== undefined) listed = listed.where('erasures.state', '=', state);
  return pageOf(tx, listed, paging);
}
export type ListedErasure = Awaited<ReturnType<typeof listErasureRows>>['list'][number];
