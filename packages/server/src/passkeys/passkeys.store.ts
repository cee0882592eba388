import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { deleteFromShop, findRow, fromShop, insertIfNew, updateInShop } from '../platform/rows.ts';

export interface NewPasskey {
  readonly memberId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly useCount: number;
  readonly host: string;
  readonly name: string;
  readonly transports: readonly string[];
  readonly syncable: boolean;
  readonly synced: boolean;
}

/** The member's passkeys, oldest first. */
export function passkeysOf(tx: Tx, memberId: string) {
  return tx.all(
    fromShop(tx, 'passkeys', { memberId })
      .select(['id', 'credentialId', 'host', 'name', 'transports', 'synced', 'createdAt', 'lastUsedAt'])
      .orderBy('createdAt')
      .orderBy('id'),
  );
}

/** The passkey with this credential id, if it was created at this host. */
export function findPasskey(tx: Tx, credentialId: string, host: string) {
  return findRow(tx, 'passkeys', { credentialId, host }, [
    'id',
    'memberId',
    'credentialId',
    'publicKey',
    'syncable',
  ]);
}

/** Answers the new passkey's id; undefined if the shop knows this credential already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<string | undefined> {
  const id = newId();
  const { publicKey, transports, ...columns } = passkey;
  const isNew = await insertIfNew(tx, 'passkeys', {
    ...columns,
    id,
    publicKey: Buffer.from(publicKey),
    transports: [...transports],
    createdAt: tx.now,
    lastUsedAt: null,
  });
  if (!isNew) return undefined;
  await publish(tx, 'members', passkey.memberId);
  return id;
}

/**
 * Records a use. False if the passkey is gone, or if the device counts uses and its count did not increase,
 * which means that two devices hold the key.
 */
export function recordPasskeyUse(
  tx: Tx,
  { id, useCount, synced }: { id: string; useCount: number; synced: boolean },
): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'passkeys', { id })
      .set({ useCount, synced, lastUsedAt: tx.now })
      .where((eb) => (useCount === 0 ? eb('useCount', '=', 0) : eb('useCount', '<', useCount))),
  );
}

export function renamePasskeyOf(tx: Tx, memberId: string, id: string, name: string): Promise<boolean> {
  return tx.changes(updateInShop(tx, 'passkeys', { memberId, id }).set({ name }));
}

/** Removes the member's passkeys: one, or those created since a time. Answers how many. */
export async function deletePasskeys(
  tx: Tx,
  memberId: string,
  which: { readonly id: string } | { readonly since: string },
): Promise<number> {
  const gone = await tx.run(
    deleteFromShop(tx, 'passkeys', { memberId }).where((eb) =>
      'id' in which ? eb('id', '=', which.id) : eb('createdAt', '>=', which.since),
    ),
  );
  if (gone > 0) await publish(tx, 'members', memberId);
  return gone;
}
