/**
 * `npm run pictures`: takes the pictures of the console's help, which the handbook shows too, and of the README, from
 * the product with its demo shops.
 */
import { buildAll } from './build.ts';
import { ensureHeadlessShell } from './chromium.ts';
import { run } from './commands.ts';
import { databaseForTests } from './database.ts';

await ensureHeadlessShell();
await buildAll();
const database = await databaseForTests();
const env = { PICTURES: 'true', TEST_DATABASE_URL: database.url };
const { ok } = await run('playwright', ['test', '--project=pictures', '--workers=2'], {
  live: true,
  cwd: 'e2e',
  env,
}).finally(() => database.stop());
process.exit(ok ? 0 : 1);
