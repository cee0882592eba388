import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { changeRow, deleteFromShop, deleteRows, findRow, fromShop } from '../platform/rows.ts';
import type { Member } from '../platform/scope.ts';
import type { BrowserSubscription } from '../platform/webPush.ts';

/** The most browsers of a member, more than a person has. If there are more, the oldest are removed. */
const browsersAtMost = 10;

const ofMember = (tx: Tx, memberId: string) => fromShop(tx, 'pushSubscriptions', { memberId });

export function listPushBrowsers(tx: Tx, memberId: string) {
  return tx.all(
    ofMember(tx, memberId).select(['id', 'endpoint', 'userAgent', 'createdAt']).orderBy('id', 'desc'),
  );
}

/** Adds a browser. It belongs to the member who switched push messages on there last. */
export async function addBrowser(
  tx: Tx,
  memberId: string,
  { endpoint, p256dh, auth }: BrowserSubscription,
  { userAgent, sessionId }: Pick<Member, 'userAgent' | 'sessionId'>,
): Promise<string> {
  const row = { memberId, p256dh, auth, sessionId, userAgent: userAgent.slice(0, 300), seenAt: tx.now };
  const { id } = await tx.one(
    db
      .insertInto('pushSubscriptions')
      .values({ shopId: tx.shopId, id: newId(), endpoint, createdAt: tx.now, ...row })
      .onConflict((conflict) => conflict.columns(['shopId', 'endpoint']).doUpdateSet(row))
      .returning('id'),
  );
  await tx.run(
    deleteFromShop(tx, 'pushSubscriptions').where(
      'id',
      'in',
      ofMember(tx, memberId).select('id').orderBy('id', 'desc').offset(browsersAtMost),
    ),
  );
  return id;
}

/**
 * Replaces a browser's address, after its push service has assigned a new one. Only the browser and the shop know the
 * old address and its secret, so these prove that the browser is the same. False if they are unknown.
 */
export async function renewBrowser(
  tx: Tx,
  old: Pick<BrowserSubscription, 'endpoint' | 'auth'>,
  renewed: BrowserSubscription,
): Promise<boolean> {
  const { endpoint, p256dh, auth } = renewed;
  const found = await tx.maybe(
    fromShop(tx, 'pushSubscriptions', { endpoint: old.endpoint, auth: old.auth }).select('id').forUpdate(),
  );
  if (found === undefined) return false;
  const others = deleteFromShop(tx, 'pushSubscriptions');
  await tx.run(others.where('endpoint', '=', endpoint).where('id', '<>', found.id));
  await changeRow(tx, 'pushSubscriptions', found.id, { endpoint, p256dh, auth, seenAt: tx.now });
  return true;
}

/** Removes a browser; false if the member has no such browser. */
export function removeBrowser(tx: Tx, memberId: string, id: string): Promise<boolean> {
  return tx.changes(deleteFromShop(tx, 'pushSubscriptions', { memberId, id }));
}

/** The address for pushing to a browser; undefined if the subscription has ended. */
export function findBrowser(tx: Tx, id: string) {
  return findRow(tx, 'pushSubscriptions', { id }, ['endpoint', 'p256dh', 'auth']);
}

export async function deleteBrowser(tx: Tx, id: string): Promise<void> {
  await deleteRows(tx, 'pushSubscriptions', { id });
}

export async function recordBrowserSeen(tx: Tx, id: string): Promise<void> {
  await changeRow(tx, 'pushSubscriptions', id, { seenAt: tx.now });
}
