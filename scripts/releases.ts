import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { quoted, tablesOf } from '../packages/server/src/platform/backup.ts';
import { root } from './commands.ts';

/** Where the database of each release is kept, small: its demo shops with a few members, without photos. */
export const releasesFolder = join(root, 'packages/server/releases');

const releaseShape = z.object({
  version: z.string(),
  /** In the order in which they were applied: the name that the database knows, and what the file said. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.string() })),
});
export type Release = z.infer<typeof releaseShape>;

/** The releases that are kept, oldest first. */
export const keptReleases = (): string[] =>
  globSync('*.json.br', { cwd: releasesFolder })
    .map((name) => basename(name, '.json.br'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export const releaseFile = (version: string): string => join(releasesFolder, `${version}.json.br`);

export const readRelease = (version: string): Release =>
  releaseShape.parse(JSON.parse(brotliDecompressSync(readFileSync(releaseFile(version))).toString()));

/** What every installation has alike, and what nobody reads after an upgrade. */
const leftOut = new Set(['areas', 'throttles', 'sessions']);

/** A database that a release has brought up and filled, as a file. `migrations` is the folder of that release. */
export async function packRelease(version: string, url: string, migrations: string): Promise<Uint8Array> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const applied = await client.query<{ name: string }>(
      'select version as name from schema_migrations order by applied_at, version',
    );
    const tables: Release['tables'] = [];
    for (const table of await tablesOf(client)) {
      if (leftOut.has(table.name)) continue;
      const columns = table.columns.map(quoted).join(', ');
      const rows = await text(client.query(copyTo(`copy ${quoted(table.name)} (${columns}) to stdout`)));
      if (rows !== '') tables.push({ ...table, rows });
    }
    const release: Release = {
      version,
      migrations: applied.rows.map(({ name }) => ({ name, sha256: sum(join(migrations, `${name}.sql`)) })),
      tables,
    };
    return brotliCompressSync(JSON.stringify(release));
  } finally {
    await client.end();
  }
}

const sum = (file: string) => hash('sha256', readFileSync(file));

/**
 * Makes an empty database that of a release: by the migrations that it had, found by what they said, since a file may have got
 * another name but must never say anything else; then with its rows.
 */
export async function layRelease(release: Release, url: string): Promise<void> {
  const files = new Map(
    globSync('packages/server/migrations/*.sql', { cwd: root }).map((path) => {
      const file = join(root, path);
      return [sum(file), file];
    }),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await client.query(
      'create table schema_migrations (version text primary key, applied_at timestamptz not null)',
    );
    for (const { name, sha256 } of release.migrations) {
      const file = files.get(sha256);
      if (file === undefined)
        throw new Error(`${name} was changed since ${release.version}: write a new migration instead`);
      await client.query(`begin;\n${readFileSync(file, 'utf8')};\ncommit`);
      await client.query('insert into schema_migrations values ($1, now())', [name]);
    }
    await client.query('begin; set local session_replication_role = replica');
    for (const { name, columns, rows } of release.tables) {
      await client.query(`delete from ${quoted(name)}`);
      const into = copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`);
      await pipeline(Readable.from([rows]), client.query(into));
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
