import { fileURLToPath } from 'node:url';
import { hongKongAreas, malaysianAreas, taiwaneseAreas, thaiAreas } from './areaSources.ts';
import { storeGeography } from './areas.store.ts';
import { countryEntries } from './countrySource.ts';

/**
 * Loads countries with their area codes, and the divisions and zip codes of Taiwan, Hong Kong, Thailand and Malaysia.
 * Safe to run again: it writes only what changed. Takes the address of the role that owns the tables.
 */
export async function loadAreas(ownerUrl: string): Promise<void> {
  const areas = [...taiwaneseAreas(), ...hongKongAreas(), ...thaiAreas(), ...malaysianAreas()];
  await storeGeography(ownerUrl, countryEntries(), areas);
}

// By hand: DATABASE_URL=postgres://… node packages/server/src/addresses/loadAreas.ts
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error('DATABASE_URL is not set');
  await loadAreas(url);
}
