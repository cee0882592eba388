import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoShops } from '../packages/demo/src/seed.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { prepareDatabase } from '../packages/server/src/prepareDatabase.ts';
import { root } from './commands.ts';
import { temporaryDatabase } from './database.ts';
import { packRelease, releaseFile } from './releases.ts';

/** Enough members for every state of parcels and orders. */
const fewMembers = 12;

/** Keeps a database in the state that this release creates. */
async function keepDatabase(version: string): Promise<void> {
  const database = await temporaryDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'crossdock-release-'));
  try {
    await prepareDatabase(database.url);
    const secret = { APP_SECRET: 'kept for the tests of upgrades only' };
    const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...secret });
    await createDemoShops(config, Date.now(), fewMembers);
    const packed = await packRelease(version, database.url, join(root, 'packages/server/migrations'));
    writeFileSync(releaseFile(version), packed);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function change(path: string, by: (text: string) => string): void {
  const file = join(root, path);
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}

/** Sets the product's version in a manifest, for the package itself and for its dependencies on our other packages. */
export function withVersion(manifest: string, version: string): string {
  return manifest
    .replace(/^(\s*"version": )"[^"]*"/m, `$1"${version}"`)
    .replace(/("@crossdock\/\w+": )"\d[^"]*"/g, `$1"${version}"`);
}

/** Sets the version in the lock file for the packages of this project. */
export function withVersionInLock(text: string, version: string): string {
  const lock = JSON.parse(text);
  lock.version = version;
  for (const [path, entry] of Object.entries<Record<string, unknown>>(lock.packages)) {
    if (path.includes('node_modules')) continue;
    if ('version' in entry) entry.version = version;
    const needs = entry.dependencies as Record<string, string> | undefined;
    for (const name of Object.keys(needs ?? {}))
      if (name.startsWith('@crossdock/') && needs) needs[name] = version;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

function nameAll(version: string): void {
  for (const path of [
    'package.json',
    ...globSync('{packages/*,e2e,bench,examples}/package.json', { cwd: root }),
  ])
    change(path, (text) => withVersion(text, version));
  change('package-lock.json', (text) => withVersionInLock(text, version));
  change('Dockerfile', (text) => text.replace(/^ARG VERSION=.*$/m, `ARG VERSION=${version}`));
}

/** Moves the unreleased changes under the new version and starts an empty section for the next one. */
export function cutRelease(changelog: string, version: string): string {
  const next = '## Unreleased\n**For operators**: nothing beyond *Upgrade* in docs/operations.md.\n';
  return changelog.replace('## Unreleased\n', `${next}\n## ${version}\n`);
}

/**
 * node scripts/release.ts 0.3.0 sets the version everywhere and keeps the release's database for tests of later
 * upgrades
 * node scripts/release.ts 0.4.0-next sets the version of builds until the next release
 */
if (import.meta.main) {
  const [, , version = ''] = process.argv;
  if (!/^\d+\.\d+\.\d+(-next|-rc\.\d+)?$/.test(version)) throw new Error('which version, such as 0.3.0?');
  nameAll(version);
  if (!version.endsWith('-next')) {
    if (!version.includes('-')) change('CHANGELOG.md', (text) => cutRelease(text, version));
    await keepDatabase(version);
  }
  const then = version.endsWith('-next') ? '' : ` Look at it, commit it, and tag it v${version}.`;
  console.log(`This is ${version}.${then}`);
}
