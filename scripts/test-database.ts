import { databaseForTests } from './database.ts';

/**
 * Gives the server's tests a PostgreSQL to clone their databases in: `TEST_DATABASE_URL` names an administrator's
 * connection. Where the caller gave none, one is started here and is gone afterwards.
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
