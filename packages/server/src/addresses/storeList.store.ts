import type { listedStore } from '@crossdock/contract/addresses/storeList.ts';
import type { z } from 'zod';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { findRows, fromShop, updateInShop } from '../platform/rows.ts';

export type ListedStore = z.output<typeof listedStore>;

const storeRows = (tx: Tx, country: string) =>
  fromShop(tx, 'pickupPoints', { kind: 'convenienceStore', country });

/** A store on the shop's list, open or closed. */
export function findListedStore(tx: Tx, country: string, number: string) {
  return tx.maybe(
    storeRows(tx, country)
      .select(['name', 'address', 'city', 'area', 'zip', 'active'])
      .where('code', '=', number),
  );
}

/** The stores and pickup points that the shop has under these numbers. */
export function pointsByNumber(tx: Tx, numbers: readonly string[]) {
  return findRows(tx, 'pickupPoints', { code: numbers }, [
    'code',
    'kind',
    'country',
    'name',
    'city',
    'area',
    'address',
    'zip',
    'phone',
    'active',
  ]);
}
export type KnownPoint = Awaited<ReturnType<typeof pointsByNumber>>[number];

/** Writes listed stores; answers the written numbers. Numbers of the shop's own points are not changed. */
export async function upsertStores(
  tx: Tx,
  country: string,
  stores: readonly ListedStore[],
): Promise<Set<string>> {
  const rows = stores.map(({ number, ...fields }) => ({
    ...fields,
    shopId: tx.shopId,
    id: newId(),
    code: number,
    kind: 'convenienceStore' as const,
    country,
    hours: '',
    listedAt: tx.now,
    createdAt: tx.now,
  }));
  const written = await tx.all(
    db
      .insertInto('pickupPoints')
      .values(rows.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
      .onConflict((conflict) =>
        conflict
          .columns(['shopId', 'code'])
          .doUpdateSet(({ ref }) => ({
            name: ref('excluded.name'),
            city: ref('excluded.city'),
            area: ref('excluded.area'),
            address: ref('excluded.address'),
            zip: ref('excluded.zip'),
            phone: ref('excluded.phone'),
            listedAt: ref('excluded.listedAt'),
            active: true,
          }))
          .where('pickupPoints.kind', '=', 'convenienceStore')
          .where('pickupPoints.country', '=', country),
      )
      .returning('code'),
  );
  await publish(tx, 'pickupPoints', null);
  return new Set(written.map(({ code }) => code));
}

/** Closes the country's open stores that have been in no list since the time `since`. Returns how many were closed. */
export async function closeStoresNotListedSince(tx: Tx, country: string, since: string): Promise<number> {
  const closed = await tx.run(
    updateInShop(tx, 'pickupPoints', { kind: 'convenienceStore', country, active: true })
      .set({ active: false })
      .where('listedAt', '<', since),
  );
  await publish(tx, 'pickupPoints', null);
  return closed;
}
