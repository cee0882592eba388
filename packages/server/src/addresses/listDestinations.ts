import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import { regions } from '@crossdock/domain/regions.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { countriesByCode, servedCountries } from './geography.store.ts';
import { countryViewOf } from './view.ts';

/** A new shop has no channels yet: it is shown with every region whose addresses we can check. */
export async function servedOrAll(tx: Tx): Promise<readonly string[]> {
  const served = await servedCountries(tx);
  return served.length > 0 ? served : regions;
}

export const listDestinations: Handler<(typeof addressCalls)['listDestinations']> = async (tx, actor) => {
  const rows = await countriesByCode(tx, await servedOrAll(tx));
  return { list: rows.map((row) => countryViewOf(row, actor.lang)) };
};
