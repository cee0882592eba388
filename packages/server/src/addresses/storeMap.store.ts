import { randomBytes } from 'node:crypto';
import type { StoreMap } from '@crossdock/contract/addresses/storeMap.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { Tx } from '../platform/db.ts';
import { newToken, tokenHash } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import type { Member } from '../platform/scope.ts';
import type { Shop } from '../platform/shop.ts';
import type { MacKeys } from './maps/checkMacValue.ts';
import { ecpayMap } from './maps/ecpay.ts';
import type { MapStore, StoreMapPort } from './maps/map.ts';

const choosingMs = 10 * 60_000;

/** The map on which the shop's members choose; undefined where it has none. */
export function mapOf(
  { storeMap }: Pick<ShopSettings, 'storeMap'>,
  keys?: MacKeys,
): StoreMapPort | undefined {
  return storeMap === null ? undefined : ecpayMap(storeMap satisfies StoreMap, keys);
}

/** Where a form of the shop's pages may go: the map, and where that sends browsers on to, which their policy asks about too. */
export function mapOrigins({ settings }: Pick<Shop, 'settings'>): string[] {
  const map = mapOf(settings);
  return map ? [new URL(map.action).origin, ...map.onward] : [];
}

/** ECPay takes twenty letters and digits. */
export const newTradeNumber = (): string => randomBytes(10).toString('hex');

/** Begins a choice for the member's session; answers the state that alone brings it to an end. */
export async function beginPick(tx: Tx, { memberId, sessionId }: Member, back: string): Promise<string> {
  const state = newToken();
  await tx.run(
    db.insertInto('storeMapPicks').values({
      shopId: tx.shopId,
      stateHash: tokenHash(state),
      memberId,
      sessionId,
      back,
      createdAt: tx.now,
      expiresAt: new Date(Date.parse(tx.now) + choosingMs).toISOString(),
    }),
  );
  return state;
}

/** Writes down what was chosen, once. Answers where the browser goes on; undefined where nobody waits for this state. */
export async function keepPick(
  tx: Tx,
  state: string,
  store: MapStore | undefined,
): Promise<string | undefined> {
  const waiting = await tx.maybe(
    db
      .selectFrom('storeMapPicks')
      .select(['back', 'number'])
      .where('shopId', '=', tx.shopId)
      .where('stateHash', '=', tokenHash(state))
      .where('expiresAt', '>', tx.now)
      .where('takenAt', 'is', null)
      .forUpdate(),
  );
  if (waiting === undefined) return undefined;
  if (waiting.number === null && store !== undefined)
    await tx.run(
      db
        .updateTable('storeMapPicks')
        .set({ ...store })
        .where('shopId', '=', tx.shopId)
        .where('stateHash', '=', tokenHash(state)),
    );
  return waiting.back;
}

/** The choice, for the session that began it and no other, and once. */
export async function takePick(
  tx: Tx,
  { memberId, sessionId }: Member,
  state: string,
): Promise<MapStore | undefined> {
  const taken = await tx.maybe(
    db
      .updateTable('storeMapPicks')
      .set({ takenAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('stateHash', '=', tokenHash(state))
      .where('memberId', '=', memberId)
      .where('sessionId', '=', sessionId)
      .where('expiresAt', '>', tx.now)
      .where('takenAt', 'is', null)
      .where('number', 'is not', null)
      .returning(['number', 'name', 'address']),
  );
  return taken === undefined
    ? undefined
    : { number: taken.number ?? '', name: taken.name ?? '', address: taken.address ?? '' };
}

/** A store that this member has lately taken from the map; its number alone is proof of nothing. */
export async function pickedStore(tx: Tx, memberId: string, number: string): Promise<MapStore | undefined> {
  const found = await tx.maybe(
    db
      .selectFrom('storeMapPicks')
      .select(['name', 'address'])
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .where('number', '=', number)
      .where('takenAt', 'is not', null)
      .orderBy('takenAt', 'desc')
      .limit(1),
  );
  return found && { number, name: found.name ?? '', address: found.address ?? '' };
}
