import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import {
  countRows,
  deleteFromShop,
  deleteRows,
  findRow,
  fromShop,
  insertRows,
  updateInShop,
} from '../platform/rows.ts';

/** The second factor of a staff account and its recovery codes. Secrets are stored encrypted, codes as hashes. */

export function findSecondFactor(tx: Tx, staffId: string) {
  return findRow(tx, 'staffSecondFactors', { staffId }, ['secret', 'confirmedAt', 'lastStep']);
}

/** Stores a new secret that is not active yet, replacing an earlier inactive one. False if one is active. */
export function storeNewSecret(tx: Tx, staffId: string, secret: string): Promise<boolean> {
  return tx.changes(
    db
      .insertInto('staffSecondFactors')
      .values({ shopId: tx.shopId, staffId, secret, createdAt: tx.now })
      .onConflict((conflict) =>
        conflict
          .columns(['shopId', 'staffId'])
          .doUpdateSet({ secret, createdAt: tx.now, lastStep: 0 })
          .where('staffSecondFactors.confirmedAt', 'is', null),
      ),
  );
}

/** Uses up the code of a time step, and all older codes. False if it was used up before. */
export function consumeTimeStep(tx: Tx, staffId: string, step: number): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'staffSecondFactors', { staffId })
      .set((eb) => ({ lastStep: step, confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(tx.now)) }))
      .where('lastStep', '<', step),
  );
}

/** Removes the second factor; false if there is none. */
export async function deleteSecondFactor(tx: Tx, staffId: string): Promise<boolean> {
  await dropRecoveryCodes(tx, staffId);
  return tx.changes(deleteFromShop(tx, 'staffSecondFactors', { staffId }));
}

async function dropRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await deleteRows(tx, 'staffRecoveryCodes', { staffId });
}

export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await dropRecoveryCodes(tx, staffId);
  await insertRows(
    tx,
    'staffRecoveryCodes',
    hashes.map((codeHash) => ({ staffId, codeHash })),
  );
}

/** Uses a recovery code up. */
export function consumeRecoveryCode(tx: Tx, staffId: string, hash: Uint8Array): Promise<boolean> {
  return tx.changes(deleteFromShop(tx, 'staffRecoveryCodes', { staffId, codeHash: hash }));
}

export async function countRecoveryCodes(tx: Tx, staffId: string): Promise<number> {
  return countRows(tx, fromShop(tx, 'staffRecoveryCodes', { staffId }));
}
