import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { everyNodeSettingsSql } from './citus.ts';
import type { Config } from './config.ts';
import { NoTransaction } from './db.ts';
import { fileKey, openFileStore } from './files.ts';
import { recordBackup } from './installation.store.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { withOwnerConnection } from './ownerConnection.ts';
import { queuedJobsQuery } from './queuedJobs.ts';
import { requireKeyCheckBypass, requireUnrestrictedRole } from './rolePrivileges.ts';

const manifestShape = z.object({
  version: z.string(),
  takenAt: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
type Manifest = z.infer<typeof manifestShape>;

export interface BackupReport {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/**
 * Backs up every table (one snapshot, gzip'd COPY text) and every uploaded file into `folder`, while the
 * product runs. Needs a role to which row-level security does not apply. Throws if the folder is not empty.
 */
export async function backUp(config: Config, folder: string, now: string): Promise<BackupReport> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  if ((await readdir(join(folder, 'tables'))).length > 0) throw new Error(`${folder} already holds a backup`);
  return withOwnerConnection(config.DATABASE_URL, async (client) => {
    await requireUnrestrictedRole(client);
    await client.query('begin isolation level repeatable read read only');
    await client.query(everyNodeSettingsSql);
    const tables = await tablesOf(client);
    let rows = 0;
    for (const { name } of tables) {
      const path = join(folder, 'tables', `${name}.gz`);
      rows += await copyOut(client, quoteIdentifier(name), createWriteStream(path));
      if (name === 'waiting_jobs')
        rows += await copyQueuedJobs(config, client, createWriteStream(path, { flags: 'a' }));
    }
    const files = await copyFilesOut(config, client, folder);
    const manifest: Manifest = { version: knownMigrations().at(-1) ?? '', takenAt: now, tables };
    // Written last: a folder without a manifest is an incomplete backup.
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await client.query('commit');
    await recordBackup(client, 'operate backup');
    return { tables: tables.length, rows, files };
  });
}

async function copyOut(client: pg.Client, what: string, path: Writable): Promise<number> {
  const out = client.query(copyTo(`copy ${what} to stdout`));
  await pipeline(out, createGzip(), path);
  return out.rowCount;
}

/** Copies the unfinished jobs of the queue into the backup. A restore puts them into the queue again. */
async function copyQueuedJobs(config: Config, client: pg.Client, path: Writable): Promise<number> {
  const select = await queuedJobsQuery(client);
  // The queue is read after the shops: on a cluster it is on another node, and no job may be missed between the two
  // reads.
  return withOwnerConnection(config.DATABASE_URL, (later) => copyOut(later, `(${select})`, path));
}

/**
 * Fills an empty, migrated database from a backup of the same version, checks that every ledger balance equals the sum
 * of its transfers, and only then commits.
 */
export async function restore(
  config: Config,
  folder: string,
  jobNames: readonly string[],
): Promise<BackupReport> {
  const manifest = manifestShape.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const version = knownMigrations().at(-1) ?? '';
  if (manifest.version !== version)
    throw new Error(`the backup is of version ${manifest.version}, this build is ${version}`);
  await migrate(config.DATABASE_URL, jobNames);
  return withOwnerConnection(config.DATABASE_URL, async (client) => {
    await requireUnrestrictedRole(client);
    await requireKeyCheckBypass(client);
    const { rowCount } = await client.query('select from shops limit 1');
    if (rowCount !== 0) throw new Error('the database already holds shops; restore into an empty one');
    await client.query('begin');
    await client.query(everyNodeSettingsSql);
    // Foreign keys are circular (members and files), so triggers are disabled until all rows are in.
    await client.query('set local session_replication_role = replica');
    let rows = 0;
    for (const { name, columns } of manifest.tables) {
      await client.query(`delete from ${quoteIdentifier(name)}`);
      const into = client.query(
        copyFrom(`copy ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) from stdin`),
      );
      await pipeline(createReadStream(join(folder, 'tables', `${name}.gz`)), createGunzip(), into);
      rows += into.rowCount ?? 0;
    }
    await refuseBrokenLedger(client);
    const files = await copyFilesIn(config, client, folder);
    await client.query('commit');
    return { tables: manifest.tables.length, rows, files };
  });
}

/** Accounts whose balance is not the sum of their transfers. Any result means that the books are wrong. */
export const brokenAccountsQuery = `
  select a.shop_id, a.id, a.kind, a.balance_minor, coalesce(sum(t.amount), 0) as transferred
  from ledger_accounts a
  left join (
    select shop_id, credit_account_id as account_id, amount_minor as amount from ledger_transfers
    union all
    select shop_id, debit_account_id, -amount_minor from ledger_transfers
  ) t on t.shop_id = a.shop_id and t.account_id = a.id
  group by a.shop_id, a.id having a.balance_minor <> coalesce(sum(t.amount), 0)`;

async function refuseBrokenLedger(client: pg.Client): Promise<void> {
  const { rows } = await client.query(brokenAccountsQuery);
  if (rows.length > 0)
    throw new Error(`the backup's ledger does not add up: ${JSON.stringify(rows.slice(0, 5))}`);
}

export async function tablesOf(client: pg.Client): Promise<Manifest['tables'][number][]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE'
       and table_name not in ('schema_migrations', 'processes', 'held_statements', 'installation_parts',
         'installation_days', 'backups_taken', 'shop_looks', 'doctor_checks')
     group by table_name order by table_name`,
  );
  return rows;
}

interface FileRow {
  readonly shop_id: string;
  readonly id: string;
  readonly mime: string;
  readonly has_thumb: boolean;
}

const fileRows = 'select shop_id, id, mime, has_thumb from files order by shop_id, id';

function keysOf(row: FileRow): string[] {
  return [
    fileKey(row.shop_id, row.id, 'full'),
    ...(row.has_thumb ? [fileKey(row.shop_id, row.id, 'thumb')] : []),
  ];
}

async function copyFilesOut(config: Config, client: pg.Client, folder: string): Promise<number> {
  const store = await openFileStore(config);
  const { rows } = await client.query<FileRow>(fileRows);
  let copied = 0;
  for (const key of rows.flatMap(keysOf)) {
    const bytes = await store.get(NoTransaction.command, key);
    if (bytes === undefined)
      throw new Error(`the file ${key} is named in the database but missing in the store`);
    await mkdir(join(folder, 'files', key, '..'), { recursive: true });
    await writeFile(join(folder, 'files', key), bytes);
    copied += 1;
  }
  return copied;
}

async function copyFilesIn(config: Config, client: pg.Client, folder: string): Promise<number> {
  const store = await openFileStore(config);
  const { rows } = await client.query<FileRow>(fileRows);
  let copied = 0;
  for (const row of rows) {
    for (const key of keysOf(row)) {
      await store.put(NoTransaction.command, key, await readFile(join(folder, 'files', key)), row.mime);
      copied += 1;
    }
  }
  return copied;
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
