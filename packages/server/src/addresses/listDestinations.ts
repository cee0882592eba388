import type { Handler } from '../platform/handler.ts';
import { countriesByCode } from './geography.store.ts';
import { servedOrAllRegions } from './servedRegions.ts';
import { countryViewOf } from './view.ts';

export const listDestinations: Handler<'listDestinations'> = async (tx, actor) => {
  const rows = await countriesByCode(tx, await servedOrAllRegions(tx));
  return { list: rows.map((row) => countryViewOf(row, actor.lang)) };
};
