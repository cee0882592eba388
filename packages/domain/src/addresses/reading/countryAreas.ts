import type { Region } from '../../regions.ts';
import type { KnownArea } from './knownArea.ts';

/** A country's areas, in the order of the table that they are from. */
export interface CountryAreas {
  readonly areas: readonly KnownArea[];
  readonly byId: ReadonlyMap<string, KnownArea>;
}

const known = new WeakMap<readonly KnownArea[], Map<Region, CountryAreas>>();

/**
 * The areas of a table that are in a country. The result is cached for each table, because a table never changes.
 * @example countryAreas([], 'TW').areas // → []
 */
export function countryAreas(table: readonly KnownArea[], country: Region): CountryAreas {
  const ofTable = known.get(table) ?? new Map<Region, CountryAreas>();
  known.set(table, ofTable);
  const before = ofTable.get(country);
  if (before) return before;
  const areas = table.filter((area) => area.country === country);
  const found = { areas, byId: new Map(areas.map((area) => [area.id, area])) };
  ofTable.set(country, found);
  return found;
}
