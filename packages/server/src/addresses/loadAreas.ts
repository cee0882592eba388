import { fileURLToPath } from 'node:url';
import { knownMigrations } from '../platform/migrate.ts';
import { type OwnerConnection, withOwnerConnection } from '../platform/ownerConnection.ts';
import { geographyVersion, storeGeography } from './areas.store.ts';

/**
 * The version of the area data is the newest migration: it identifies the build, and the packages of another build
 * may have newer data.
 */
const version = (): string => knownMigrations().at(-1) ?? '';

/**
 * Loads countries with their calling codes, and the divisions and postal codes of Taiwan, Hong Kong, Thailand and
 * Malaysia. Safe to repeat: only changes are written.
 */
export async function loadAreas(owner: OwnerConnection): Promise<void> {
  // The modules are loaded only here, because the data of three packages is large.
  const [{ hongKongAreas, malaysianAreas, taiwaneseAreas, thaiAreas }, { countryEntries }] =
    await Promise.all([import('./areaSources.ts'), import('./countrySource.ts')]);
  const areas = [...taiwaneseAreas(), ...hongKongAreas(), ...thaiAreas(), ...malaysianAreas()];
  await storeGeography(owner, countryEntries(), areas, version());
}

/** Like `loadAreas`, unless this build or a newer one has completed it already. */
export async function loadAreasOnce(owner: OwnerConnection): Promise<void> {
  if (((await geographyVersion(owner)) ?? '') < version()) await loadAreas(owner);
}

// To load the areas by hand: DATABASE_URL=postgres://… node packages/server/src/addresses/loadAreas.ts
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error('DATABASE_URL is not set');
  await withOwnerConnection(url, loadAreas);
}
