import { loadAreasOnce } from './addresses/loadAreas.ts';
import { jobNames } from './jobs.ts';
import { migrateOn } from './platform/migrate.ts';
import { withOwnerConnection } from './platform/ownerConnection.ts';

/**
 * Brings a database to this build's version, with everything that all shops share: tables, queues, countries,
 * divisions and postal codes. Answers the applied migrations. Takes the address of the role that owns the tables.
 * `onExisting` is called as soon as the database answers, unless it is new.
 */
export function prepareDatabase(ownerUrl: string, onExisting?: () => void): Promise<string[]> {
  // Both use one connection, because every start of a server waits for this.
  return withOwnerConnection(ownerUrl, async (owner) => {
    const applied = await migrateOn(owner, ownerUrl, jobNames, onExisting);
    await loadAreasOnce(owner);
    return applied;
  });
}
