import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import type { Age } from '../platform/sessions.ts';
import { minutesAfter, newBrowserKey, shownOf, storedOf } from './keys.ts';

const livesMinutes = 2;
/** Once confirmed, the browser still has this long to ask. */
const collectMinutes = 0.5;

/** Opens a login for the browser that shows the code. Old ones are swept along. */
export async function insertQrLogin(tx: Tx, browser: { userAgent: string; ip: string }) {
  const old = db
    .selectFrom('qr_logins')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('expires_at', '<', tx.now)
    .limit(20)
    .forUpdate()
    .skipLocked();
  await tx.run(db.deleteFrom('qr_logins').where('shop_id', '=', tx.shopId).where('id', 'in', old));
  const { browserKey, shown } = newBrowserKey();
  const login = { id: newId(), expiresAt: minutesAfter(tx.now, livesMinutes) };
  await tx.run(
    db.insertInto('qr_logins').values({
      shop_id: tx.shopId,
      id: login.id,
      secret_hash: storedOf(shown),
      user_agent: browser.userAgent.slice(0, 300),
      ip: browser.ip,
      expires_at: login.expiresAt,
      created_at: tx.now,
    }),
  );
  return { ...login, browserKey, scanCode: shown };
}

/** The login of the browser that holds the key; one that has expired or was used is none. */
export function findQrLogin(tx: Tx, id: string, browserKey: string) {
  return tx.maybe(
    db
      .selectFrom('qr_logins')
      .select('state')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('secret_hash', '=', storedOf(shownOf(browserKey)))
      .where('state', '<>', 'used')
      .where('expires_at', '>', tx.now),
  );
}

/** A phone has read the code: the first one keeps it, and may read it again. Undefined for every other. */
export function scanQrLogin(tx: Tx, id: string, scanCode: string, memberId: string) {
  return tx.maybe(
    db
      .updateTable('qr_logins')
      .set({ state: 'scanned', member_id: memberId })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('secret_hash', '=', storedOf(scanCode))
      .where('expires_at', '>', tx.now)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'waiting'),
          eb.and([eb('state', '=', 'scanned'), eb('member_id', '=', memberId)]),
        ]),
      )
      .returning(['user_agent', 'ip', 'created_at', 'expires_at']),
  );
}

/** The answer of the phone that scanned, once; the session that it lets in is as old as the phone's. */
export async function answerQrLogin(
  tx: Tx,
  { id, scanCode, accept }: { id: string; scanCode: string; accept: boolean },
  memberId: string,
  { provenAt, endsAt }: Age,
): Promise<boolean> {
  const answered = await tx.run(
    db
      .updateTable('qr_logins')
      .set({
        state: accept ? 'confirmed' : 'refused',
        expires_at: minutesAfter(tx.now, collectMinutes),
        proven_at: provenAt,
        ends_at: endsAt,
      })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('secret_hash', '=', storedOf(scanCode))
      .where('member_id', '=', memberId)
      .where('state', '=', 'scanned')
      .where('expires_at', '>', tx.now),
  );
  return answered === 1;
}

/** Uses a confirmed login up and answers who is let in, and how old that is; undefined where another request was first. */
export function useQrLogin(tx: Tx, id: string) {
  return tx.maybe(
    db
      .updateTable('qr_logins')
      .set({ state: 'used' })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('state', '=', 'confirmed')
      .returning(['member_id', 'proven_at', 'ends_at', 'created_at']),
  );
}
