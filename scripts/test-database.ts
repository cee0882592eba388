import { databaseForTests } from './database.ts';

/**
 * Gives the server's tests a PostgreSQL server for their cloned databases. `TEST_DATABASE_URL` names an administrator's
 * connection; if it is not set, this starts a server and removes it afterwards.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const database = await databaseForTests();
  process.env.TEST_DATABASE_URL = database.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await database.stop();
  };
}
