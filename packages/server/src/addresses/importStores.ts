import type { Handler } from '../platform/handler.ts';
import { upsertStores } from './storeList.store.ts';

/**
 * Imports stores from a file. If a number occurs twice, the last row counts, because one statement cannot
 * write a row twice.
 */
export const importStores: Handler<'importStores'> = async (tx, _actor, { country, rows }) => {
  const byNumber = new Map(rows.map((store) => [store.number, store]));
  const written = await upsertStores(tx, country, [...byNumber.values()]);
  return {
    written: written.size,
    taken: [...byNumber.keys()].filter((number) => !written.has(number)),
  };
};
