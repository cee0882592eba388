import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The second factor of a staff account and its recovery codes. Secrets stand here sealed, codes as hashes. */

export function findSecondFactor(tx: Tx, staffId: string) {
  return tx.maybe(
    db
      .selectFrom('staff_second_factors')
      .select(['secret', 'confirmed_at', 'last_step'])
      .where('shop_id', '=', tx.shopId)
      .where('staff_id', '=', staffId),
  );
}

/** A new secret, not yet in force; another that was not yet either makes room. False where one is in force. */
export async function keepNewSecret(tx: Tx, staffId: string, secret: string): Promise<boolean> {
  const kept = await tx.run(
    db
      .insertInto('staff_second_factors')
      .values({ shop_id: tx.shopId, staff_id: staffId, secret, created_at: tx.now })
      .onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'staff_id'])
          .doUpdateSet({ secret, created_at: tx.now, last_step: 0 })
          .where('staff_second_factors.confirmed_at', 'is', null),
      ),
  );
  return kept === 1;
}

/** Takes the code of one step of time: of two that come with the same code, or with an older one, one is right. */
export async function takeStep(tx: Tx, staffId: string, step: number): Promise<boolean> {
  const taken = await tx.run(
    db
      .updateTable('staff_second_factors')
      .set((eb) => ({ last_step: step, confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(tx.now)) }))
      .where('shop_id', '=', tx.shopId)
      .where('staff_id', '=', staffId)
      .where('last_step', '<', step),
  );
  return taken === 1;
}

/** False where there is none. */
export async function dropSecondFactor(tx: Tx, staffId: string): Promise<boolean> {
  await dropRecoveryCodes(tx, staffId);
  const dropped = await tx.run(
    db.deleteFrom('staff_second_factors').where('shop_id', '=', tx.shopId).where('staff_id', '=', staffId),
  );
  return dropped === 1;
}

async function dropRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.run(
    db.deleteFrom('staff_recovery_codes').where('shop_id', '=', tx.shopId).where('staff_id', '=', staffId),
  );
}

export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await dropRecoveryCodes(tx, staffId);
  await tx.run(
    db
      .insertInto('staff_recovery_codes')
      .values(hashes.map((code_hash) => ({ shop_id: tx.shopId, staff_id: staffId, code_hash }))),
  );
}

/** Uses a recovery code up. */
export async function takeRecoveryCode(tx: Tx, staffId: string, hash: Uint8Array): Promise<boolean> {
  const taken = await tx.run(
    db
      .deleteFrom('staff_recovery_codes')
      .where('shop_id', '=', tx.shopId)
      .where('staff_id', '=', staffId)
      .where('code_hash', '=', hash),
  );
  return taken === 1;
}

export async function countRecoveryCodes(tx: Tx, staffId: string): Promise<number> {
  const { n } = await tx.one(
    db
      .selectFrom('staff_recovery_codes')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('shop_id', '=', tx.shopId)
      .where('staff_id', '=', staffId),
  );
  return n;
}
