import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { headlessShell, systemChromium } from '../scripts/chromium.ts';
import { freePort } from '../scripts/ports.ts';
import { providerPorts } from './providerPorts.ts';

// The first process to load this file chooses the ports. The workers load it again and inherit them.
for (const name of ['E2E_PORT', 'E2E_SMTP_PORT', 'E2E_MAILBOX_PORT', ...Object.values(providerPorts)])
  process.env[name] ??= String(await freePort());
process.env.E2E_DATABASE_NOTE ??= join(tmpdir(), `crossdock-e2e-${process.env.E2E_PORT}`);
const { E2E_PORT: port, E2E_SMTP_PORT: smtpPort, E2E_MAILBOX_PORT: mailboxPort } = process.env;
const executablePath = headlessShell() ?? systemChromium();
const slow = process.env.E2E_DELAY_MS !== undefined;

const launchOptions = (...more: string[]) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    '--host-resolver-rules=MAP localhost 127.0.0.1,MAP *.localhost 127.0.0.1',
    ...more,
  ],
});

export default defineConfig({
  testDir: '.',
  // The journeys start first: if a long journey started last, the other workers would have nothing to do until its
  // end. The many short checks of screens fill the remaining time.
  projects: [
    { name: 'journeys', testIgnore: ['screens.spec.ts', 'pictures.spec.ts'] },
    {
      name: 'screens',
      testMatch: 'screens.spec.ts',
      // A screen is open for about a second, so optimizing its code and axe's costs more than it saves.
      use: { launchOptions: launchOptions('--js-flags=--no-opt --no-maglev') },
    },
    // This project changes files of the repository, so it runs only on request: `npm run pictures`.
    ...(process.env.PICTURES === undefined ? [] : [{ name: 'pictures', testMatch: 'pictures.spec.ts' }]),
  ],
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  // One worker more than the cores, because a journey spends half of its time waiting for its page.
  workers: 3,
  timeout: slow ? 480_000 : 240_000,
  // Three pages share two cores, so one of them may be late by many seconds.
  expect: { timeout: 25_000 },
  reporter: 'list',
  webServer: [
    {
      command: 'node mailbox.ts',
      url: `http://localhost:${mailboxPort}/`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      // Runs from the container image's files, so that missing files are noticed here.
      command: 'node ../scripts/product.ts --image',
      env: {
        PORT: port ?? '',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        DATABASE_NOTE: process.env.E2E_DATABASE_NOTE,
        ...Object.fromEntries(
          Object.entries(providerPorts).map(([url, name]) => [url, `http://127.0.0.1:${process.env[name]}`]),
        ),
        ...(slow ? { NODE_OPTIONS: `--import=${import.meta.dirname}/slow.mjs` } : {}),
      },
      // Waits for the first demo shop's portal instead of `/readyz`, which fails for this database because it is not
      // durable.
      url: `http://localhost:${port}/`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'pipe',
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'zh-TW',
    actionTimeout: 30_000,
    timezoneId: 'Asia/Taipei',
    screenshot: 'only-on-failure',
    // Traces of passed tests would cost as much time as the tests. Use `--trace retain-on-failure` to record them.
    trace: 'off',
    launchOptions: launchOptions(),
  },
});
