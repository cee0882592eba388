import type { Tx } from './db.ts';
import { db } from './query.ts';
import { findRows } from './rows.ts';
import { shopCondition } from './shopCondition.ts';

/** A parcel or an order with sealed history, and its file. */
export interface SealedHistoryRef {
  readonly id: string;
  readonly historyId: string | null;
}

/**
 * The files with old history of these subjects; a subject without a file has all its history in the tables. Call it
 * after reading the tables: sealing deletes the rows and records the file in one transaction, so every reader sees
 * either the rows or the file.
 */
export function sealedHistoryRefsOf(
  tx: Tx,
  table: 'parcels' | 'orders',
  ids: readonly string[],
): Promise<SealedHistoryRef[]> {
  return tx.allOf(
    ids,
    db
      .selectFrom(table)
      .select(['id', 'historyId'])
      .where(shopCondition(tx, { id: ids }))
      .where('historyId', 'is not', null),
  );
}

export function findSealedFiles(tx: Tx, historyIds: readonly string[]) {
  return findRows(tx, 'sealedHistory', { id: historyIds }, ['id', 'fileId', 'sha256']);
}

export async function namesOfStaff(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = await findRows(tx, 'staff', { id: known }, ['id', 'name']);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
