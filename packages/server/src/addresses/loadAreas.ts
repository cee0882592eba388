import { fileURLToPath } from 'node:url';
import { knownMigrations } from '../platform/migrate.ts';
import { geographyVersion, storeGeography } from './areas.store.ts';

/** The newest migration stands for the build: its packages may have newer data. */
const version = (): string => knownMigrations().at(-1) ?? '';

/**
 * Loads countries with their area codes, and the divisions and zip codes of Taiwan, Hong Kong, Thailand and Malaysia.
 * Safe to run again: it writes only what changed. Takes the address of the role that owns the tables.
 */
export async function loadAreas(ownerUrl: string): Promise<void> {
  // Loaded only then: the data of three packages is not worth keeping in memory.
  const [{ hongKongAreas, malaysianAreas, taiwaneseAreas, thaiAreas }, { countryEntries }] =
    await Promise.all([import('./areaSources.ts'), import('./countrySource.ts')]);
  const areas = [...taiwaneseAreas(), ...hongKongAreas(), ...thaiAreas(), ...malaysianAreas()];
  await storeGeography(ownerUrl, countryEntries(), areas, version());
}

/** As `loadAreas`, where neither this build nor a newer one has done so yet: also after a start that was cut off. */
export async function loadAreasOnce(ownerUrl: string): Promise<void> {
  if (((await geographyVersion(ownerUrl)) ?? '') < version()) await loadAreas(ownerUrl);
}

// By hand: DATABASE_URL=postgres://… node packages/server/src/addresses/loadAreas.ts
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error('DATABASE_URL is not set');
  await loadAreas(url);
}
