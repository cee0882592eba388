import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { jobNames } from '../src/jobs.ts';
import { errorCode } from '../src/platform/errorCode.ts';
import { newId } from '../src/platform/ids.ts';
import { withOwnerConnection } from '../src/platform/ownerConnection.ts';
import { prepareDatabase } from '../src/prepareDatabase.ts';

const adminUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL is not set; run the tests with `npm test` or through vitest');
  return url;
};

/** The database server of the tests: its own URL, or the URLs of all nodes of a Citus cluster. */
interface Server {
  readonly nodes: readonly string[];
  readonly isCluster: boolean;
}

let server: Promise<Server> | undefined;

async function lookAround(): Promise<Server> {
  const url = adminUrl();
  return withOwnerConnection(url, async (admin) => {
    const { rowCount } = await admin.query("select from pg_extension where extname = 'citus'");
    if (rowCount === 0) return { nodes: [url], isCluster: false };
    const { rows } = await admin.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node order by groupid',
    );
    const nodes = rows.map(({ host, port }) => {
      const node = new URL(url);
      node.hostname = host;
      node.port = String(port);
      return node.toString();
    });
    return { nodes, isCluster: true };
  });
}

export async function isOnCluster(): Promise<boolean> {
  server ??= lookAround();
  return (await server).isCluster;
}

/** Whether the server allows logical replication. A developer's own server may not be set up for it. */
export function allowsLogicalReplication(): Promise<boolean> {
  return withOwnerConnection(adminUrl(), async (admin) => {
    const { rows } = await admin.query('show wal_level');
    return rows[0]?.wal_level === 'logical';
  });
}

type Test = (name: string, work: () => Promise<void>, timeoutMs?: number) => void;

/** Returns `test` if the server can run it, otherwise a function that does nothing. */
export const testWhere = (can: boolean): Test => (can ? test : () => undefined);

/** The URLs by which the product logs in through a pooler, if the environment names one. */
export function poolerSettings(url: string): Record<string, string> {
  const { TEST_POOLER_URL: app, TEST_POOLER_ASIDE_URL: aside } = process.env;
  const { host, pathname } = new URL(url);
  if (app === undefined || aside === undefined || host !== new URL(adminUrl()).host) return {};
  const name = pathname.slice(1);
  return { APP_DATABASE_URL: withDatabase(app, name), ASIDE_DATABASE_URL: withDatabase(aside, name) };
}

/** Runs statements on each node, because a cluster does not copy databases between nodes. */
async function onEachNode(...statements: readonly string[]): Promise<void> {
  server ??= lookAround();
  const { nodes } = await server;
  await Promise.all(
    nodes.map((node) =>
      withOwnerConnection(node, async (admin) => {
        await admin.query('set client_min_messages = warning');
        for (const statement of statements) await admin.query(statement);
      }),
    ),
  );
}

/** The databases that are not dropped yet. */
const copies = new Set<string>();

/** A fresh copy of a migrated template that has the areas of all countries. Each set of migrations has one template. */
export async function cloneDatabase(): Promise<{ name: string; url: string }> {
  template ??= makeTemplate();
  const name = `test_${newId().replaceAll('-', '')}`;
  copies.add(name);
  await onEachNode(`create database ${name} template ${await template} strategy file_copy`);
  return { name, url: withDatabase(adminUrl(), name) };
}

/** PostgreSQL waits five seconds for the users of a database that is dropped. On a busy machine, one may take longer. */
const dropAttempts = 3;

/**
 * Drops a database whose users have ended. Throws if one stays connected, for example a server that a test file has not
 * stopped: it would try to connect until the end of all tests. On a cluster this cannot be checked, because its own
 * background processes stay connected.
 */
export async function dropDatabase(name: string): Promise<void> {
  if (await isOnCluster()) return forceDrop(name);
  for (let attempt = 1; ; attempt++) {
    try {
      await onEachNode(`drop database if exists ${name}`);
      copies.delete(name);
      return;
    } catch (error) {
      if (errorCode(error) !== '55006' || attempt === dropAttempts) throw error;
    }
  }
}

async function forceDrop(name: string): Promise<void> {
  copies.delete(name);
  await onEachNode(`drop database if exists ${name} with (force)`);
}

/**
 * Drops the databases that a failed file left behind. On a cluster, every such database keeps background processes
 * running.
 */
export async function dropLeftoverDatabases(): Promise<void> {
  for (const name of [...copies]) await forceDrop(name);
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const folder = join(import.meta.dirname, '../migrations');
  const digest = createHash('sha256').update(jobNames.join()).update('with areas');
  for (const file of readdirSync(folder).sort()) digest.update(file).update(readFileSync(join(folder, file)));
  const name = `template_${digest.digest('hex').slice(0, 16)}`;
  await withOwnerConnection(adminUrl(), async (admin) => {
    // Test files start at the same time: one makes the template, the others wait for it.
    await admin.query('select pg_advisory_lock(7270001)');
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const draft = `${name}_draft`;
    const url = await createDatabase(draft);
    await prepareDatabase(url, () => {
      throw new Error('a new database was taken for one that was prepared before');
    });
    // On a cluster, background processes stay connected to an open database, and a database in use cannot be copied.
    await onEachNode(
      `alter database ${draft} allow_connections false`,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${draft}'`,
      `alter database ${draft} rename to ${name}`,
    );
  });
  return name;
}

/** Creates an empty database. On a cluster its nodes share it, in few shards, because each test has only two shops. */
export async function createDatabase(name: string): Promise<string> {
  await onEachNode(`drop database if exists ${name} with (force)`, `create database ${name}`);
  server ??= lookAround();
  const { nodes, isCluster } = await server;
  const url = withDatabase(adminUrl(), name);
  if (!isCluster) return url;
  for (const node of nodes)
    await withOwnerConnection(withDatabase(node, name), (owner) => owner.query('create extension citus'));
  await withOwnerConnection(url, async (owner) => {
    for (const [at, node] of nodes.entries()) {
      const { hostname, port } = new URL(node);
      const join = at === 0 ? 'citus_set_coordinator_host' : 'citus_add_node';
      await owner.query(`select ${join}($1, $2)`, [hostname, Number(port)]);
    }
  });
  return `${url}?options=${encodeURIComponent('-c citus.shard_count=2')}`;
}
