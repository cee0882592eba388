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
    .selectFrom('qrLogins')
    .select('id')
    .where('shopId', '=', tx.shopId)
    .where('expiresAt', '<', tx.now)
    .limit(20)
    .forUpdate()
    .skipLocked();
  await tx.run(db.deleteFrom('qrLogins').where('shopId', '=', tx.shopId).where('id', 'in', old));
  const { browserKey, shown } = newBrowserKey();
  const login = { id: newId(), expiresAt: minutesAfter(tx.now, livesMinutes) };
  await tx.run(
    db.insertInto('qrLogins').values({
      shopId: tx.shopId,
      id: login.id,
      secretHash: storedOf(shown),
      userAgent: browser.userAgent.slice(0, 300),
      ip: browser.ip,
      expiresAt: login.expiresAt,
      createdAt: tx.now,
    }),
  );
  return { ...login, browserKey, scanCode: shown };
}

/** The login of the browser that holds the key; one that has expired or was used is none. */
export function findQrLogin(tx: Tx, id: string, browserKey: string) {
  return tx.maybe(
    db
      .selectFrom('qrLogins')
      .select('state')
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where('secretHash', '=', storedOf(shownOf(browserKey)))
      .where('state', '<>', 'used')
      .where('expiresAt', '>', tx.now),
  );
}

/** A phone has read the code: the first one keeps it, and may read it again. Undefined for every other. */
export function scanQrLogin(tx: Tx, id: string, scanCode: string, memberId: string) {
  return tx.maybe(
    db
      .updateTable('qrLogins')
      .set({ state: 'scanned', memberId })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where('secretHash', '=', storedOf(scanCode))
      .where('expiresAt', '>', tx.now)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'waiting'),
          eb.and([eb('state', '=', 'scanned'), eb('memberId', '=', memberId)]),
        ]),
      )
      .returning(['userAgent', 'ip', 'createdAt', 'expiresAt']),
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
      .updateTable('qrLogins')
      .set({
        state: accept ? 'confirmed' : 'refused',
        expiresAt: minutesAfter(tx.now, collectMinutes),
        provenAt,
        endsAt,
      })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where('secretHash', '=', storedOf(scanCode))
      .where('memberId', '=', memberId)
      .where('state', '=', 'scanned')
      .where('expiresAt', '>', tx.now),
  );
  return answered === 1;
}

/** Uses a confirmed login up and answers who is let in, and how old that is; undefined where another request was first. */
export function useQrLogin(tx: Tx, id: string) {
  return tx.maybe(
    db
      .updateTable('qrLogins')
      .set({ state: 'used' })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where('state', '=', 'confirmed')
      .returning(['memberId', 'provenAt', 'endsAt', 'createdAt']),
  );
}
