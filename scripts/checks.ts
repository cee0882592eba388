import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isConcurrentMigration } from '../packages/server/src/platform/concurrentMigration.ts';
import { apps, buildAll, generateRoutes } from './build.ts';
import { root, run } from './commands.ts';
import { checkStructure } from './structure.ts';

/** Returns a readable list of faults; empty if there are none. */
export type Check = () => Promise<string>;

const program =
  (command: string, ...args: string[]): Check =>
  async () => {
    const { ok, output } = await run(command, args);
    return ok ? '' : output.trim() || `${command} failed without a word`;
  };

/** The checks of `npm test`. Each counts as passed or failed. */
export const checks = {
  format: program('biome', 'format', '--max-diagnostics=50', '.'),
  lint: program('biome', 'lint', '--error-on-warnings', '--max-diagnostics=50', '.'),
  types: async () => {
    await Promise.all(apps.map(generateRoutes));
    // Each app declares the types of its own routes globally, so the console needs a type check of its own.
    const faults = await Promise.all(['.', 'packages/console'].map((at) => program('tsc', '-p', at)()));
    return faults.filter((fault) => fault !== '').join('\n');
  },
  structure: async () => (await checkStructure()).join('\n'),
  migrations: checkMigrations,
  build: async () => {
    await buildAll();
    return '';
  },
} satisfies Record<string, Check>;

const { types, ...others } = checks;
/**
 * Groups of checks that run at the same time. The type check takes as long as all others together, so it is a group
 * of its own.
 */
export const simultaneousChecks: readonly Readonly<Record<string, Check>>[] = [{ types }, others];

const notOurs = [
  // The migrator sets the lock timeout, and a backfill may run long.
  'require-lock-timeout',
  'require-statement-timeout',
  // Grams, millimetres and counts fit an integer; money is bigint.
  'prefer-bigint-over-int',
];
/** Migrations of the first release run on an empty database, where a table scan costs nothing. */
const firstRelease = /^00[01]\d_/;
const onlyForFilledTables = [
  'adding-foreign-key-constraint',
  'constraint-missing-not-valid',
  'require-concurrent-index-creation',
];

async function checkMigrations(): Promise<string> {
  const folder = 'packages/server/migrations';
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql'));
  const lint = async (chosen: string[], excluded: string[], ...more: string[]) => {
    if (chosen.length === 0) return '';
    const files = chosen.map((name) => join(folder, name));
    const options = ['--reporter=gcc', '--pg-version=18.0', ...more, `--exclude=${excluded.join(',')}`];
    return program('squawk', ...options, ...files)();
  };
  const first = names.filter((name) => firstRelease.test(name));
  const apart = names.filter((name) => isConcurrentMigration(readFileSync(join(root, folder, name), 'utf8')));
  const later = names.filter((name) => !firstRelease.test(name) && !apart.includes(name));
  const inTransaction = '--assume-in-transaction';
  const faults = [
    await lint(first, [...notOurs, ...onlyForFilledTables], inTransaction),
    await lint(later, notOurs, inTransaction),
    await lint(apart, notOurs),
  ];
  return faults.join('');
}
