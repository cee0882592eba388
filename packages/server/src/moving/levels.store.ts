import { sql } from 'kysely';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRows } from '../platform/rows.ts';

export interface LevelColumns {
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly fromPaidMinor: number | null;
}

export interface LevelRow extends LevelColumns {
  readonly level: number;
}

export async function insertLevels(tx: Tx, rows: readonly LevelRow[]): Promise<void> {
  await insertRows(
    tx,
    'memberLevels',
    rows.map((row) => ({ ...row, shopId: tx.shopId })),
  );
  await publish(tx, 'members', null);
}

export async function updateLevels(tx: Tx, rows: readonly LevelRow[]): Promise<void> {
  for (const { level, ...columns } of rows) await changeRows(tx, 'memberLevels', { level }, columns);
  await publish(tx, 'members', null);
}

/** Deletes these levels if no other is above them and no member has them; answers which were deleted. */
export async function deleteTopLevels(tx: Tx, levels: readonly number[]): Promise<Set<number>> {
  const gone = new Set<number>();
  for (const level of levels.toSorted((a, b) => b - a)) {
    const deleted = await tx.run({
      compile: () =>
        sql`delete from member_levels as gone where gone.shop_id = ${tx.shopId} and gone.level = ${level}
          and not exists (select from member_levels as higher where higher.shop_id = ${tx.shopId} and higher.level > gone.level)
          and not exists (select from members where members.shop_id = ${tx.shopId} and members.level = gone.level)`.compile(
          db,
        ),
    });
    if (deleted === 1) gone.add(level);
  }
  await publish(tx, 'members', null);
  return gone;
}
