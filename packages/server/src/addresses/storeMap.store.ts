import { randomBytes } from 'node:crypto';
import type { StoreMapAccount } from '@crossdock/contract/addresses/storeMap.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { Tx } from '../platform/db.ts';
import { newToken, tokenHash } from '../platform/ids.ts';
import { changeRows, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { Member } from '../platform/scope.ts';
import type { Shop } from '../platform/shop.ts';
import type { MacKeys } from './maps/checkMacValue.ts';
import { ecpayStoreMap } from './maps/ecpay.ts';
import type { StoreChosenOnMap, StoreMapPort } from './maps/map.ts';

const choosingMs = 10 * 60_000;

/** The shop's map for choosing stores; undefined if it has none. */
export function storeMapOfShop(
  { storeMap }: Pick<ShopSettings, 'storeMap'>,
  keys?: MacKeys,
): StoreMapPort | undefined {
  return storeMap === null ? undefined : ecpayStoreMap(storeMap satisfies StoreMapAccount, keys);
}

/**
 * The origins to which the shop's pages may post forms: the map, and the pages that it redirects to, because
 * the browser's policy checks redirects too.
 */
export function storeMapOrigins({ settings }: Pick<Shop, 'settings'>): string[] {
  const map = storeMapOfShop(settings);
  return map ? [new URL(map.action).origin, ...map.onward] : [];
}

/** ECPay accepts twenty letters and digits. */
export const newTradeNumber = (): string => randomBytes(10).toString('hex');

/** Begins the choice of a store for the member's session. Returns the state that is needed to complete it. */
export async function beginStoreChoice(
  tx: Tx,
  { memberId, sessionId }: Member,
  back: string,
): Promise<string> {
  const state = newToken();
  await insertRow(tx, 'storeMapPicks', {
    stateHash: tokenHash(state),
    memberId,
    sessionId,
    back,
    createdAt: tx.now,
    expiresAt: tx.later(choosingMs),
  });
  return state;
}

/** Stores the chosen store, once. Answers where the browser continues; undefined if the state is unknown. */
export async function saveChosenStore(
  tx: Tx,
  state: string,
  store: StoreChosenOnMap | undefined,
): Promise<string | undefined> {
  const waiting = await tx.maybe(
    fromShop(tx, 'storeMapPicks', { stateHash: tokenHash(state) })
      .select(['back', 'number'])
      .where('expiresAt', '>', tx.now)
      .where('takenAt', 'is', null)
      .forUpdate(),
  );
  if (waiting === undefined) return undefined;
  if (waiting.number === null && store !== undefined)
    await changeRows(tx, 'storeMapPicks', { stateHash: tokenHash(state) }, { ...store });
  return waiting.back;
}

/** Returns the chosen store, once, to the session that began the choice. */
export async function consumeStoreChoice(
  tx: Tx,
  { memberId, sessionId }: Member,
  state: string,
): Promise<StoreChosenOnMap | undefined> {
  const taken = await tx.maybe(
    updateInShop(tx, 'storeMapPicks', { stateHash: tokenHash(state), memberId, sessionId })
      .set({ takenAt: tx.now })
      .where('expiresAt', '>', tx.now)
      .where('takenAt', 'is', null)
      .where('number', 'is not', null)
      .returning(['number', 'name', 'address']),
  );
  return taken === undefined
    ? undefined
    : { number: taken.number ?? '', name: taken.name ?? '', address: taken.address ?? '' };
}

/**
 * A store that this member recently chose on the map. Without such a choice, the number that a request contains does
 * not prove that the store exists.
 */
export async function recentlyChosenStore(
  tx: Tx,
  memberId: string,
  number: string,
): Promise<StoreChosenOnMap | undefined> {
  const found = await tx.maybe(
    fromShop(tx, 'storeMapPicks', { memberId, number })
      .select(['name', 'address'])
      .where('takenAt', 'is not', null)
      .orderBy('takenAt', 'desc')
      .limit(1),
  );
  return found && { number, name: found.name ?? '', address: found.address ?? '' };
}
