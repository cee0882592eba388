import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadAreasOnce } from './addresses/loadAreas.ts';
import { startApp } from './app.ts';
import { missesDemo } from './demo/known.ts';
import { jobNames } from './jobs.ts';
import { readConfig } from './platform/config.ts';
import { migrate } from './platform/migrate.ts';
import type { WebApp } from './platform/web.ts';
import { welcome } from './welcome.ts';

const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.authorization'] });

const applied = await migrate(config.DATABASE_URL, jobNames);
if (applied.length > 0) log.info({ applied }, 'database migrated');
await loadAreasOnce(config.DATABASE_URL);

if (config.SEED_DEMO && (await missesDemo(config.DATABASE_URL))) {
  // Loaded only then, as it is needed once in an installation's life.
  const { seedDemo } = await import('./demo/seed.ts');
  if (await seedDemo(config, Date.now())) log.info('demo shops made');
}

const packages = join(import.meta.dirname, '../..');
const webApps: WebApp[] = [
  { base: '/console/' as const, folder: join(packages, 'console/dist') },
  { base: '/' as const, folder: join(packages, 'portal/dist') },
].filter(({ folder }) => existsSync(join(folder, 'index.html')));

export const running = await startApp(config, log, webApps);
log.info({ port: config.PORT }, 'listening');
if (config.WELCOME) console.log(await welcome(config.DATABASE_URL, config.PORT));

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  });
}
