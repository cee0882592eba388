import type { Tx } from '../platform/db.ts';
import { deleteSomeExpired } from '../platform/expired.ts';
import { newId } from '../platform/ids.ts';
import { fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { SessionAge } from '../platform/sessions.ts';
import { hashOfPublicPart, newBrowserKey, publicPartOfKey } from './keys.ts';

const livesMinutes = 2;
/** How long after the confirmation the browser can fetch its session. */
const collectMinutes = 0.5;

/** Opens a login for the browser that shows the code, and deletes old rows. */
export async function insertQrLogin(tx: Tx, browser: { userAgent: string; ip: string }) {
  await deleteSomeExpired(tx, 'qrLogins');
  const { browserKey, shown } = newBrowserKey();
  const login = { id: newId(), expiresAt: tx.later(livesMinutes * 60_000) };
  await insertRow(tx, 'qrLogins', {
    id: login.id,
    secretHash: hashOfPublicPart(shown),
    userAgent: browser.userAgent.slice(0, 300),
    ip: browser.ip,
    expiresAt: login.expiresAt,
    createdAt: tx.now,
  });
  return { ...login, browserKey, scanCode: shown };
}

/** The login of the browser with the key; undefined if it expired or was used. */
export function findQrLogin(tx: Tx, id: string, browserKey: string) {
  return tx.maybe(
    fromShop(tx, 'qrLogins', { id, secretHash: hashOfPublicPart(publicPartOfKey(browserKey)) })
      .select('state')
      .where('state', '<>', 'used')
      .where('expiresAt', '>', tx.now),
  );
}

/** Assigns a login to the first phone that scans its code. That phone may scan again; other phones get undefined. */
export function scanQrLogin(tx: Tx, id: string, scanCode: string, memberId: string) {
  return tx.maybe(
    updateInShop(tx, 'qrLogins', { id, secretHash: hashOfPublicPart(scanCode) })
      .set({ state: 'scanned', memberId })
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

/** Stores the answer of the phone that scanned, once. The new session gets the age of the phone's. */
export function answerQrLogin(
  tx: Tx,
  { id, scanCode, accept }: { id: string; scanCode: string; accept: boolean },
  memberId: string,
  { provenAt, endsAt }: SessionAge,
): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'qrLogins', { id, secretHash: hashOfPublicPart(scanCode), memberId, state: 'scanned' })
      .set({
        state: accept ? 'confirmed' : 'refused',
        expiresAt: tx.later(collectMinutes * 60_000),
        provenAt,
        endsAt,
      })
      .where('expiresAt', '>', tx.now),
  );
}

/** Uses a confirmed login up and answers its member and age; undefined if another request was first. */
export function consumeQrLogin(tx: Tx, id: string) {
  return tx.maybe(
    updateInShop(tx, 'qrLogins', { id, state: 'confirmed' })
      .set({ state: 'used' })
      .returning(['memberId', 'provenAt', 'endsAt', 'createdAt']),
  );
}
