import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { quoteIdentifier, restore } from './backup.ts';
import type { Config } from './config.ts';
import { errorCode } from './errorCode.ts';
import type { Health } from './healthStates.ts';

const notPermitted = '42501';
const manifestShape = z.object({ takenAt: z.iso.datetime() });

/**
 * Restores the newest backup in `folder` into a temporary database and folder, to prove that it can be read. The
 * backup is good if its ledger adds up and all files exist.
 */
export async function tryRestore(
  config: Config,
  folder: string,
  jobNames: readonly string[],
): Promise<Omit<Health, 'check'>> {
  const newest = await newestBackup(folder);
  if (newest === undefined) return { state: 'critical', says: `no whole backup below ${folder}` };
  const owner = new pg.Client({ connectionString: config.DATABASE_URL });
  await owner.connect();
  const name = `crossdock_trial_${randomBytes(6).toString('hex')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'crossdock-trial-'));
  try {
    await owner.query(`create database ${quoteIdentifier(name)}`);
    const url = Object.assign(new URL(config.DATABASE_URL), { pathname: `/${name}` }).href;
    const trial = { ...config, DATABASE_URL: url, dataDir, S3_BUCKET: undefined };
    const { rows, files } = await restore(trial, newest.path, jobNames);
    return {
      state: 'ok',
      says: `the backup of ${newest.takenAt}: ${rows} rows, ${files} files; the ledger adds up`,
    };
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    if (errorCode(error) === notPermitted)
      return { state: 'unknown', says: `the owner may not try it: ${says}` };
    return { state: 'critical', says: `the backup of ${newest.takenAt}: ${says}` };
  } finally {
    await owner.query(`drop database if exists ${quoteIdentifier(name)} with (force)`).catch(() => undefined);
    await owner.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The newest finished backup. A folder without a manifest is incomplete. */
async function newestBackup(folder: string) {
  const found: { path: string; takenAt: string }[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const text = await readFile(join(path, 'manifest.json'), 'utf8').catch(() => undefined);
    if (text !== undefined) found.push({ path, takenAt: manifestShape.parse(JSON.parse(text)).takenAt });
  }
  return found.sort((one, other) => one.takenAt.localeCompare(other.takenAt)).at(-1);
}
