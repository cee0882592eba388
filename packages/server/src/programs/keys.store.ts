import type { ApiKeyPermission } from '@crossdock/domain/staff/roles.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { ApiKeysTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';

type PlainColumns = 'id' | 'name' | 'prefix' | 'tokenHash' | 'perMinute' | 'madeBy' | 'expiresAt';
type NewKey = Pick<Insertable<ApiKeysTable>, PlainColumns> & {
  readonly permissions: readonly ApiKeyPermission[];
  readonly networks: readonly string[];
};

export async function insertKey(tx: Tx, key: NewKey): Promise<void> {
  await insertRow(tx, 'apiKeys', {
    ...key,
    permissions: [...key.permissions],
    networks: [...key.networks],
    createdAt: tx.now,
  });
}

export function listKeyRows(tx: Tx, paging: Paging) {
  const rows = fromShop(tx, 'apiKeys')
    .innerJoin('staff', shopJoin('staff.id', 'apiKeys.madeBy'))
    .selectAll('apiKeys')
    .select(['staff.name as makerName', 'staff.status as makerStatus'])
    .orderBy('apiKeys.createdAt', 'desc')
    .orderBy('apiKeys.id', 'desc');
  return pageOf(tx, rows, paging);
}

export type KeyRow = Awaited<ReturnType<typeof listKeyRows>>['list'][number];

/**
 * How many keys are valid. The keys are locked, so that two owners who create a key at once do so one after the
 * other.
 */
export async function countLiveKeys(tx: Tx): Promise<number> {
  const live = await tx.all(
    fromShop(tx, 'apiKeys')
      .select('id')
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', tx.now)
      .orderBy('id')
      .forUpdate(),
  );
  return live.length;
}

/** Revokes a key. False if there is no such key; a key that was revoked before stays unchanged. */
export function recordKeyRevocation(tx: Tx, id: string, staffId: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'apiKeys', { id }).set((row) => ({
      revokedAt: row.fn.coalesce('revokedAt', row.val(tx.now)),
      revokedBy: row.fn.coalesce('revokedBy', row.val(staffId)),
    })),
  );
}
