import type { Tx } from './db.ts';
import { tokenHash } from './ids.ts';
import { db } from './query.ts';
import { deleteFromShop, fromShop, hasRow } from './rows.ts';

const most = 20;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Whether this account was logged in to with this browser before. The query takes as long for an unknown account as
 * for a known one.
 */
function isKnownDevice(tx: Tx, accountId: string | undefined, device: string): Promise<boolean> {
  return hasRow(tx, 'knownDevices', { accountId: accountId ?? nobody, deviceHash: tokenHash(device) });
}

/** The key for counting tries of a browser that has logged in to this account before; undefined for other browsers. */
export async function knownDeviceKey(
  tx: Tx,
  accountId: string | undefined,
  device: string,
): Promise<string | undefined> {
  const known = await isKnownDevice(tx, accountId, device);
  return known ? `device ${accountId} ${tokenHash(device).toString('base64url')}` : undefined;
}

/** Remembers the browser after a correct login, and forgets the account's browsers that were unused for longest. */
export async function rememberDevice(tx: Tx, accountId: string, device: string): Promise<void> {
  if (device === '') return;
  await tx.run(
    db
      .insertInto('knownDevices')
      .values({
        shopId: tx.shopId,
        accountId,
        deviceHash: tokenHash(device),
        lastSeenAt: tx.now,
      })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'accountId', 'deviceHash']).doUpdateSet({ lastSeenAt: tx.now }),
      ),
  );
  const kept = fromShop(tx, 'knownDevices', { accountId })
    .select('deviceHash')
    .orderBy('lastSeenAt', 'desc')
    .limit(most);
  await tx.run(devicesOf(tx, accountId).where('deviceHash', 'not in', kept));
}

/** Forgets all known browsers of an account that was taken over. */
export async function deleteKnownDevices(tx: Tx, accountId: string): Promise<void> {
  await tx.run(devicesOf(tx, accountId));
}

function devicesOf(tx: Tx, accountId: string) {
  return deleteFromShop(tx, 'knownDevices', { accountId });
}
