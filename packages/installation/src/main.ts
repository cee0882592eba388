import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startApp } from '@crossdock/server/app.ts';
import { openDatabase } from '@crossdock/server/openDatabase.ts';
import { withAdvisoryLock } from '@crossdock/server/platform/advisoryLock.ts';
import { readConfig } from '@crossdock/server/platform/config.ts';
import { nameRefusedLogin } from '@crossdock/server/platform/configurationError.ts';
import type { WebApp } from '@crossdock/server/platform/web.ts';
import { prepareDatabase } from '@crossdock/server/prepareDatabase.ts';
import { waitForDatabase } from '@crossdock/server/waitForDatabase.ts';
import { pino } from 'pino';
import { welcomeText } from './welcome.ts';

const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.authorization'] });

const open = openDatabase(config, log);
const loggedInWith = async <T>(variable: string, step: () => Promise<T>) => {
  try {
    return await waitForDatabase(config, log, step);
  } catch (error) {
    throw nameRefusedLogin(variable, error);
  }
};
const applied = await loggedInWith('DATABASE_URL', () =>
  prepareDatabase(config.DATABASE_URL, () => open.database.connectProbe()),
);
if (applied.length > 0) log.info({ applied }, 'database migrated');
// A login of its own may lead through a pooler, which may be away while the database is there.
if (config.APP_DATABASE_URL !== undefined)
  await loggedInWith('APP_DATABASE_URL', () => open.database.check());
for (const [place, url] of config.DATABASE_PLACES) {
  try {
    await prepareDatabase(url);
  } catch (error) {
    // If one database cannot be migrated, only its shops have to wait; shops in the other databases are available.
    log.error({ err: error, place }, 'place not migrated');
  }
}

// Loaded only if the demo shops are enabled.
const demo = config.SEED_DEMO || config.WELCOME ? await import('@crossdock/demo/demoAccounts.ts') : undefined;
if (config.SEED_DEMO && (await demo?.needsDemoShops(config.DATABASE_URL))) {
  // The demo data is large and needed only once in an installation's life.
  const { createDemoShops } = await import('@crossdock/demo/seed.ts');
  const made = await withAdvisoryLock(config.DATABASE_URL, 'demo', () => createDemoShops(config, Date.now()));
  if (made) log.info('demo shops made');
}

const packages = join(import.meta.dirname, '../..');
const webApps: WebApp[] = [
  { base: '/console/' as const, folder: join(packages, 'console/dist') },
  { base: '/' as const, folder: join(packages, 'portal/dist') },
].filter(({ folder }) => existsSync(join(folder, 'index.html')));

export const runningApp = await startApp(config, log, webApps, open);
log.info({ port: config.PORT }, 'listening');
if (demo && config.WELCOME) console.log(await welcomeText(config.DATABASE_URL, config.PORT, demo));

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    runningApp.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  });
}
