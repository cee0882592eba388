import type { Handler } from '../platform/handler.ts';
import { allCountries, countriesByCode } from './geography.store.ts';
import { servedOrAllRegions } from './servedRegions.ts';
import { countryViewOf } from './view.ts';

/** All countries for the calling codes of phones (`isall`), else the countries that the shop serves. */
export const listCountries: Handler<'listCountries'> = async (tx, actor, input) => {
  const rows = input.isall ? await allCountries(tx) : await countriesByCode(tx, await servedOrAllRegions(tx));
  return { list: rows.map((row) => countryViewOf(row, actor.lang)) };
};
