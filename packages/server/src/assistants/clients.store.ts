import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { changeRow, fromShop, insertWithNewId } from '../platform/rows.ts';

export interface NewClient {
  readonly name: string;
  readonly redirectUris: readonly string[];
}

const hour = 3_600_000;

export async function insertClient(tx: Tx, { name, redirectUris }: NewClient): Promise<string> {
  return insertWithNewId(tx, 'assistantClients', {
    name,
    redirectUris: [...redirectUris],
    createdAt: tx.now,
    expiresAt: tx.later(assistantLimits.unusedClientHours * hour),
  });
}

/**
 * Stores the client of a document that was just read. A client that a member has connected keeps its longer
 * expiry.
 */
export async function storeClientDocument(
  tx: Tx,
  { id, url, until }: { readonly id: string; readonly url: string; readonly until: string },
  { name, redirectUris }: NewClient,
): Promise<void> {
  const told = { name, redirectUris: [...redirectUris], documentUntil: until };
  const end = tx.later(assistantLimits.unusedClientHours * hour);
  await tx.run(
    db
      .insertInto('assistantClients')
      .values({ ...told, shopId: tx.shopId, id, documentUrl: url, createdAt: tx.now, expiresAt: end })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'id']).doUpdateSet({
          ...told,
          expiresAt: sql`greatest(assistant_clients.expires_at, excluded.expires_at)`,
        }),
      ),
  );
}

export function findClient(tx: Tx, id: string) {
  return tx.maybe(
    fromShop(tx, 'assistantClients', { id })
      .select(['id', 'name', 'redirectUris', 'documentUrl', 'documentUntil'])
      .where('expiresAt', '>', tx.now),
  );
}

/** Extends the expiry of a client that a member has connected, so that the client can still send requests later. */
export async function extendClientExpiry(tx: Tx, id: string): Promise<void> {
  await changeRow(tx, 'assistantClients', id, {
    expiresAt: tx.later(assistantLimits.usedClientDays * 24 * hour),
  });
}
