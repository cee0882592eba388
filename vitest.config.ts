import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { virtualJson } from '@crossdock/ui/vite/virtualJson.ts';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { waitFactor } from './scripts/waitFactor.ts';

const tests = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;

const units = [tests('packages/!(server)/test'), tests('scripts/test')];
/**
 * Test files that run separately: those that mock modules, which no other file can reuse, and those with a page,
 * which keeps their changes. A worker ends when the next file needs another environment, so a page among the other
 * files would end a worker that has loaded many modules.
 */
const apart = globSync(units).filter((file) =>
  /\bvi\.mock\(|^\/\/ @vitest-environment happy-dom$/m.test(readFileSync(file, 'utf8')),
);

const times = await waitFactor(process.env.TEST_DATABASE_URL);

const unit = (test: TestProjectInlineConfiguration['test']) => ({
  // The modules that the apps' build generates for their client.
  plugins: [
    virtualJson('virtual:wire-table', () => deriveWire(calls)),
    virtualJson('virtual:call-names', () => Object.keys(calls)),
  ],
  test: { ...test, testTimeout: 5_000 * times },
});

export default defineConfig({
  test: {
    allowOnly: false,
    // One more than there are cores, because tests that kill processes or wait for time limits are idle for a minute
    // or more.
    maxWorkers: 3,
    // Workers, and the programs that tests start, use the product's cache of compiled code (`start.mjs`).
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    projects: [
      // Each worker loads a module once, except for files that mock modules or draw on a page.
      unit({ name: 'unit', include: units, exclude: apart, isolate: false }),
      unit({ name: 'unit-apart', include: apart }),
      {
        test: {
          name: 'server',
          include: [tests('packages/server/test')],
          globalSetup: ['packages/server/test/everyCall.ts', 'scripts/test-database.ts'],
          setupFiles: 'packages/server/test/everyStatement.ts',
          // The server keeps no state outside of a started instance, so each worker loads its modules once.
          isolate: false,
          // With more memory for new objects, fewer survive a garbage collection. This saves some 6 % of a worker's
          // processor time.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          // Node runs the source unchanged, as in the product: nothing is transformed or mocked.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // The first hook of a file clones a database and starts the server on it. The limits are long enough for a
          // machine that is several times slower; a test that hangs still fails.
          expect: { poll: { timeout: 15_000 * times } },
          env: { TEST_PATIENCE: String(times) },
          hookTimeout: 120_000 * times,
          testTimeout: 60_000 * times,
        },
      },
    ],
  },
});
