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
 * Files with modules of their own in place of some of ours, whose loading is no use to others, and files with a page,
 * which keeps what they leave in it. A worker ends when the next file has another environment: between the others, each
 * page would end one that has loaded much.
 */
const apart = globSync(units).filter((file) =>
  /\bvi\.mock\(|^\/\/ @vitest-environment happy-dom$/m.test(readFileSync(file, 'utf8')),
);

const times = await waitFactor(process.env.TEST_DATABASE_URL);

const unit = (test: TestProjectInlineConfiguration['test']) => ({
  // What the apps' build gives their client.
  plugins: [
    virtualJson('virtual:wire-table', () => deriveWire(calls)),
    virtualJson('virtual:call-names', () => Object.keys(calls)),
  ],
  test: { ...test, testTimeout: 5_000 * times },
});

export default defineConfig({
  test: {
    allowOnly: false,
    // One more than cores: the tests that kill processes, and those of limits of time, wait for a minute and more.
    maxWorkers: 3,
    // Workers, and the programs that tests start, take compiled code from where the product keeps it (`start.mjs`).
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    projects: [
      // Loading a module once a worker is enough, but where some are replaced or draw on a page.
      unit({ name: 'unit', include: units, exclude: apart, isolate: false }),
      unit({ name: 'unit-apart', include: apart }),
      {
        test: {
          name: 'server',
          include: [tests('packages/server/test')],
          globalSetup: ['packages/server/test/everyCall.ts', 'scripts/test-database.ts'],
          setupFiles: 'packages/server/test/everyStatement.ts',
          // The server keeps nothing for itself outside of what it is started with: loading it once a worker is enough.
          isolate: false,
          // With more room for new objects fewer outlive a collection, which takes some 6 % off a worker's processor time.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          // Node runs the source as it stands, which is how the product runs: nothing of it is transformed or mocked first.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Cloning a database and starting the server on it is part of a file's first hook. Long enough for a machine that
          // is several times slower: what hangs is seen either way.
          expect: { poll: { timeout: 15_000 * times } },
          env: { TEST_PATIENCE: String(times) },
          hookTimeout: 120_000 * times,
          testTimeout: 60_000 * times,
        },
      },
    ],
  },
});
