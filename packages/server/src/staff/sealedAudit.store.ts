import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { firstIdAt } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { deleteFromShop, fromShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';

/**
 * Actions before a time, oldest first, with their people and subjects. The id of an action contains the action's
 * time, so the ids are limited too.
 */
export async function auditEntriesBefore(tx: Tx, before: string, most: number) {
  const acts = await tx.all(
    fromShop(tx, 'auditLog')
      .selectAll()
      .where('at', '<', before)
      .where('id', '<', firstIdAt(Date.parse(before)))
      .orderBy('at')
      .orderBy('id')
      .limit(most),
  );
  const subjects = await tx.allOf(
    acts,
    fromShop(tx, 'auditSubjects')
      .select(['auditId', 'subjectId'])
      .where(sql<boolean>`audit_id = any(${fieldOf(acts, 'id')}::uuid[])`),
  );
  const about = Map.groupBy(subjects, ({ auditId }) => auditId);
  return acts.map(({ shopId: _, ...act }) => ({
    ...act,
    subjects: (about.get(act.id) ?? []).map(({ subjectId }) => subjectId),
  }));
}

/** A log entry as its file contains it. */
export type SealedAuditEntry = Awaited<ReturnType<typeof auditEntriesBefore>>[number];

/** Deletes entries from the log; answers how many existed. */
export async function deleteAuditEntries(tx: Tx, ids: readonly string[]): Promise<number> {
  await tx.run(deleteFromShop(tx, 'auditSubjects').where(sql<boolean>`audit_id = any(${[...ids]}::uuid[])`));
  return tx.run(deleteFromShop(tx, 'auditLog').where(sql<boolean>`id = any(${[...ids]}::uuid[])`));
}

/** The names of the staff, members and keys in these entries, by id. */
export async function namesOfActors(tx: Tx, acts: readonly SealedAuditEntry[]) {
  const named = (table: 'staff' | 'members' | 'apiKeys', ids: readonly (string | null)[]) => {
    const known = [...new Set(ids.filter((id) => id !== null))];
    return tx.allOf(
      known,
      db
        .selectFrom(table)
        .select(['id', 'name'])
        .where(shopCondition(tx, { id: known })),
    );
  };
  const found = await Promise.all([
    named('staff', fieldOf(acts, 'staffId')),
    named('members', fieldOf(acts, 'memberId')),
    named('apiKeys', fieldOf(acts, 'keyId')),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
