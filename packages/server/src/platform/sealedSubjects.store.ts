import type { Tx } from './db.ts';
import { db } from './query.ts';

/** A parcel or an order of which something was sealed, and in which file. */
export interface SealedSubjectPlace {
  readonly id: string;
  readonly historyId: string | null;
}

/**
 * Where what happened to these long ago lies; null: in the tables. Asked behind what the tables have: who seals takes the rows away and
 * names the file in one transaction, so that nobody sees neither.
 */
export function historiesOf(
  tx: Tx,
  table: 'parcels' | 'orders',
  ids: readonly string[],
): Promise<SealedSubjectPlace[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.all(
    db
      .selectFrom(table)
      .select(['id', 'historyId'])
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', [...ids])
      .where('historyId', 'is not', null),
  );
}

export function sealedFilesOf(tx: Tx, historyIds: readonly string[]) {
  return tx.all(
    db
      .selectFrom('sealedHistory')
      .select(['id', 'fileId', 'sha256'])
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', [...historyIds]),
  );
}

export async function namesOfStaff(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await tx.all(
    db.selectFrom('staff').select(['id', 'name']).where('shopId', '=', tx.shopId).where('id', 'in', known),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
