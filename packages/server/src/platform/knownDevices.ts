import type { Tx } from './db.ts';
import { tokenHash } from './ids.ts';
import { db } from './query.ts';

const most = 20;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Whether this account has been logged in to with this browser's mark. Unknown accounts are asked for as slowly. */
export async function isKnownDevice(tx: Tx, accountId: string | undefined, device: string): Promise<boolean> {
  const row = await tx.maybe(
    db
      .selectFrom('known_devices')
      .select('last_seen_at')
      .where('shop_id', '=', tx.shopId)
      .where('account_id', '=', accountId ?? nobody)
      .where('device_hash', '=', tokenHash(device)),
  );
  return row !== undefined;
}

/** Remembers the browser's mark after a right login; the ones not seen for longest make room. */
export async function rememberDevice(tx: Tx, accountId: string, device: string): Promise<void> {
  if (device === '') return;
  await tx.run(
    db
      .insertInto('known_devices')
      .values({
        shop_id: tx.shopId,
        account_id: accountId,
        device_hash: tokenHash(device),
        last_seen_at: tx.now,
      })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'account_id', 'device_hash']).doUpdateSet({ last_seen_at: tx.now }),
      ),
  );
  const kept = db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('shop_id', '=', tx.shopId)
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .limit(most);
  await tx.run(devicesOf(tx, accountId).where('device_hash', 'not in', kept));
}

/** After an account was in other hands: every browser is a stranger again. */
export async function forgetDevices(tx: Tx, accountId: string): Promise<void> {
  await tx.run(devicesOf(tx, accountId));
}

function devicesOf(tx: Tx, accountId: string) {
  return db.deleteFrom('known_devices').where('shop_id', '=', tx.shopId).where('account_id', '=', accountId);
}
