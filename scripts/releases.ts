import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { quoteIdentifier, tablesOf } from '../packages/server/src/platform/backup.ts';
import { root } from './commands.ts';
import { connectToDatabase } from './connected.ts';

/** The folder with each release's database, kept small: its demo shops with a few members and no photos. */
export const releasesFolder = join(root, 'packages/server/releases');

const releaseShape = z.object({
  version: z.string(),
  /** The migrations in the order they were applied, each with its name in the database and a hash of its file. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.string() })),
});
export type Release = z.infer<typeof releaseShape>;

/** The versions of the kept releases, oldest first. */
export const keptReleaseVersions = (): string[] =>
  globSync('*.json.br', { cwd: releasesFolder })
    .map((name) => basename(name, '.json.br'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export const releaseFile = (version: string): string => join(releasesFolder, `${version}.json.br`);

export const readRelease = (version: string): Release =>
  releaseShape.parse(JSON.parse(brotliDecompressSync(readFileSync(releaseFile(version))).toString()));

/** Tables that are the same in every installation or that nobody reads after an upgrade. */
const leftOut = new Set(['areas', 'throttles', 'sessions']);

/** Packs a database that a release has created and filled into a file. `migrations` is the folder of that release. */
export async function packRelease(version: string, url: string, migrations: string): Promise<Uint8Array> {
  const client = await connectToDatabase(url);
  try {
    const applied = await client.query<{ name: string }>(
      'select version as name from schema_migrations order by applied_at, version',
    );
    const tables: Release['tables'] = [];
    for (const table of await tablesOf(client)) {
      if (leftOut.has(table.name)) continue;
      const columns = table.columns.map(quoteIdentifier).join(', ');
      const rows = await text(
        client.query(copyTo(`copy ${quoteIdentifier(table.name)} (${columns}) to stdout`)),
      );
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
 * Turns an empty database into that of a release: applies its migrations, then inserts its rows. Migrations are found
 * by their hash, because a file may be renamed but must never change.
 */
export async function restoreRelease(release: Release, url: string): Promise<void> {
  const files = new Map(
    globSync('packages/server/migrations/*.sql', { cwd: root }).map((path) => {
      const file = join(root, path);
      return [sum(file), file];
    }),
  );
  const client = await connectToDatabase(url);
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
      await client.query(`delete from ${quoteIdentifier(name)}`);
      const into = copyFrom(
        `copy ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) from stdin`,
      );
      await pipeline(Readable.from([rows]), client.query(into));
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
