import { defineConfig, devices } from '@playwright/test';
import { headlessShell, systemChromium } from '../scripts/chromium.ts';
import { freePort } from '../scripts/ports.ts';

// Chosen once, by whoever loads this first; the workers load it again and inherit it.
for (const name of ['E2E_PORT', 'E2E_SMTP_PORT', 'E2E_MAILBOX_PORT'])
  process.env[name] ??= String(await freePort());
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
  // Journeys first, the longest thing last would be waited for alone: the many short looks at the screens fill the end.
  projects: [
    { name: 'journeys', testIgnore: 'screens.spec.ts' },
    {
      name: 'screens',
      testMatch: 'screens.spec.ts',
      // A screen stands for a second: what the optimizing compilers make of its code, and of axe, costs more than it saves.
      use: { launchOptions: launchOptions('--js-flags=--no-opt --no-maglev') },
    },
  ],
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  // One more than cores: a journey waits for its page half of the time.
  workers: 3,
  timeout: slow ? 480_000 : 240_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: [
    {
      command: 'node mailbox.ts',
      url: `http://localhost:${mailboxPort}/`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      // From the files that the container image has: what it lacks is missed here.
      command: 'node ../scripts/product.ts --image',
      env: {
        PORT: port ?? '',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        ...(slow ? { NODE_OPTIONS: `--import=${import.meta.dirname}/slow.mjs` } : {}),
      },
      // The first demo shop's portal, not /readyz: that is right to refuse a database that forgets.
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
    actionTimeout: 15_000,
    timezoneId: 'Asia/Taipei',
    screenshot: 'only-on-failure',
    // Keeping traces of all to throw away those of the good ones costs as much as the journeys; `--trace retain-on-failure` asks for them.
    trace: 'off',
    launchOptions: launchOptions(),
  },
});
