import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { changeRow, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';

/** Entries of the staff log about the subjects with these ids. */
export const auditEntriesAbout = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    fromShop(tx, 'auditLog')
      .select(['id', 'input', 'changes'])
      .where(
        sql<boolean>`id in (select audit_id from audit_subjects where shop_id = ${tx.shopId} and subject_id = any(${[...ids]}::uuid[]))`,
      ),
  );

/** Empties the texts of a log entry. The database refuses any other change. */
export async function anonymizeAuditEntry(
  tx: Tx,
  act: { id: string; input: unknown; changes: unknown },
): Promise<void> {
  await changeRow(tx, 'auditLog', act.id, {
    input: JSON.stringify(act.input),
    changes: JSON.stringify(act.changes),
  });
}

/** Empties the texts of the history steps of these subjects; answers how many. */
export const anonymizeSteps = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(
    updateInShop(tx, 'transitions')
      .set({ why: '' })
      .where(sql<boolean>`subject_id = any(${[...ids]}::uuid[])`)
      .where('why', '<>', ''),
  );

/** The next file of sealed history that can contain rows about the member. */
export function nextSealedFile(tx: Tx, memberId: string, since: string, after: string) {
  const histories = (table: 'parcels' | 'orders') =>
    db
      .selectFrom(table)
      .select('historyId')
      .where(shopCondition(tx, { memberId }))
      .where('historyId', 'is not', null);
  let found = fromShop(tx, 'sealedHistory')
    .select(['id', 'kind', 'fileId', 'sha256'])
    .where('toAt', '>=', since)
    .where((row) =>
      row.or([
        row('kind', '=', 'audit'),
        row('id', 'in', histories('parcels')),
        row('id', 'in', histories('orders')),
      ]),
    )
    .orderBy('id')
    .limit(1);
  if (after !== '') found = found.where('id', '>', after);
  return tx.maybe(found);
}

/** Replaces a sealed file by its new version. False if another process has rewritten it meanwhile. */
export async function replaceSealedFile(
  tx: Tx,
  { id, fileId }: { id: string; fileId: string },
  file: { id: string; bytes: number; sha256: string; mime: string },
): Promise<boolean> {
  await insertRow(tx, 'files', {
    ...{ id: file.id, purpose: 'history', memberId: null, staffId: null },
    ...{ mime: file.mime, bytes: file.bytes, createdAt: tx.now, looseSince: null },
  });
  return tx.changes(
    updateInShop(tx, 'sealedHistory', { id, fileId }).set({ fileId: file.id, sha256: file.sha256 }),
  );
}
