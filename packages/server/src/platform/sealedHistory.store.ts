import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { db } from './query.ts';
import { type SealedFile, sealedMime } from './sealedFile.ts';

export type SealedKind = 'audit' | 'ended';

interface Sealed {
  readonly kind: SealedKind;
  readonly file: SealedFile;
  readonly fromAt: string;
  readonly toAt: string;
  readonly rowCount: number;
}

/** Names a sealed file, with what it holds; in the transaction in which its rows leave their table. Answers the id of its name. */
export async function noteSealed(tx: Tx, { kind, file, fromAt, toAt, rowCount }: Sealed): Promise<string> {
  const id = newId();
  await tx.run(
    db.insertInto('files').values({
      ...{ shopId: tx.shopId, id: file.id, purpose: 'history', memberId: null, staffId: null },
      ...{ mime: sealedMime, bytes: file.bytes, createdAt: tx.now, looseSince: null },
    }),
  );
  await tx.run(
    db.insertInto('sealedHistory').values({
      ...{ shopId: tx.shopId, id, kind, fileId: file.id, sha256: file.sha256 },
      ...{ fromAt, toAt, rowCount, sealedAt: tx.now },
    }),
  );
  return id;
}

/** The files that have anything of a span of time, `to` not included, the newest first. */
export function sealedIn(tx: Tx, kind: SealedKind, from: string, to: string | undefined, most: number) {
  let rows = db
    .selectFrom('sealedHistory')
    .select(['id', 'fileId', 'sha256'])
    .where('shopId', '=', tx.shopId)
    .where('kind', '=', kind)
    .where('toAt', '>=', from)
    .orderBy('toAt', 'desc')
    .limit(most);
  if (to !== undefined) rows = rows.where('fromAt', '<', to);
  return tx.all(rows);
}

/** The moment of the newest sealed row; null where nothing was sealed. */
export async function sealedUntil(tx: Tx, kind: SealedKind): Promise<string | null> {
  const row = await tx.maybe(
    db
      .selectFrom('sealedHistory')
      .select('toAt')
      .where('shopId', '=', tx.shopId)
      .where('kind', '=', kind)
      .orderBy('toAt', 'desc')
      .limit(1),
  );
  return row?.toAt ?? null;
}
