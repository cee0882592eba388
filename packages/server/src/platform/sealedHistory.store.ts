import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { fromShop, insertRow } from './rows.ts';
import { type SealedFile, sealedMime } from './sealedFile.ts';

export type SealedHistoryKind = 'audit' | 'ended';

interface Sealed {
  readonly kind: SealedHistoryKind;
  readonly file: SealedFile;
  readonly fromAt: string;
  readonly toAt: string;
  readonly rowCount: number;
}

/**
 * Records a sealed file and its contents, in the transaction that deletes the rows from their table. Answers the
 * record's id.
 */
export async function recordSealedFile(
  tx: Tx,
  { kind, file, fromAt, toAt, rowCount }: Sealed,
): Promise<string> {
  const id = newId();
  await insertRow(tx, 'files', {
    ...{ id: file.id, purpose: 'history', memberId: null, staffId: null },
    ...{ mime: sealedMime, bytes: file.bytes, createdAt: tx.now, looseSince: null },
  });
  await insertRow(tx, 'sealedHistory', {
    ...{ id, kind, fileId: file.id, sha256: file.sha256 },
    ...{ fromAt, toAt, rowCount, sealedAt: tx.now },
  });
  return id;
}

/** The files with rows of a time span (`to` excluded), newest first. */
export function findSealedFilesInPeriod(
  tx: Tx,
  kind: SealedHistoryKind,
  from: string,
  to: string | undefined,
  most: number,
) {
  let rows = fromShop(tx, 'sealedHistory', { kind })
    .select(['id', 'fileId', 'sha256'])
    .where('toAt', '>=', from)
    .orderBy('toAt', 'desc')
    .limit(most);
  if (to !== undefined) rows = rows.where('fromAt', '<', to);
  return tx.all(rows);
}

/** The time of the newest sealed row; null if nothing was sealed. */
export async function lastSealedRowAt(tx: Tx, kind: SealedHistoryKind): Promise<string | null> {
  const row = await tx.maybe(
    fromShop(tx, 'sealedHistory', { kind }).select('toAt').orderBy('toAt', 'desc').limit(1),
  );
  return row?.toAt ?? null;
}
