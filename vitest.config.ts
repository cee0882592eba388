import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { virtualJson } from '@crossdock/ui/vite/virtualJson.ts';
import { defineConfig } from 'vitest/config';
import { patience } from './scripts/patience.ts';

const tests = (folder: string) => `${folder}/**/*.test.{ts,tsx}`;

const times = await patience(process.env.TEST_DATABASE_URL);

export default defineConfig({
  test: {
    allowOnly: false,
    // Two cores: a worker each; more would only wait for each other and for PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        // What the apps' build gives their client.
        plugins: [virtualJson('virtual:wire-table', () => deriveWire(calls))],
        test: {
          name: 'unit',
          include: [tests('packages/!(server)/test'), tests('scripts/test')],
        },
      },
      {
        test: {
          name: 'server',
          include: [tests('packages/server/test')],
          globalSetup: ['packages/server/test/everyCall.ts', 'scripts/test-database.ts'],
          setupFiles: 'packages/server/test/everyStatement.ts',
          // The server keeps nothing for itself outside of what it is started with: loading it once a worker is enough.
          isolate: false,
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
