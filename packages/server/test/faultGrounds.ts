import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ensureDatabase } from '../../../scripts/database.ts';
import { jobNames } from '../src/jobs.ts';
import { distributeDatabase, migrate } from '../src/platform/migrate.ts';

/** The database of a run. All of it or one of its nodes can be killed and restarted. */
export interface FaultTestDatabase {
  readonly url: string;
  /** True if it has several nodes. Such a cluster often survives the death of one. */
  readonly isCluster: boolean;
  /** Kills the database or one node. Returns the function that restarts it. */
  kill(): () => Promise<void>;
  close(): Promise<void>;
}

type Fill = (url: string) => Promise<void>;

/** Starts a separate PostgreSQL server, migrated and filled. */
export async function oneServer(dataDir: string, fill: Fill): Promise<FaultTestDatabase> {
  let database = await ensureDatabase({ dataDir });
  await migrate(database.url, jobNames);
  await fill(database.url);
  return {
    url: database.url,
    isCluster: false,
    kill: () => {
      killFamily(database.folder);
      return async () => {
        await database.ended;
        database = await ensureDatabase({ dataDir });
      };
    },
    close: () => database.stop(),
  };
}

/** Kills all processes of a PostgreSQL server at once. A surviving process would still finish its writes. */
function killFamily(folder: string): void {
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const listed = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(listed) ? readFileSync(listed, 'utf8').split(' ').filter(Boolean) : [];
  for (const one of [pid, ...children.map(Number)]) process.kill(one, 'SIGKILL');
}

interface Node {
  readonly url: string;
  /** The node's data and program folders. They must be on this machine, otherwise the node cannot be killed. */
  readonly folder: string;
  readonly programs: string;
}

/**
 * A new database on the Citus cluster at this address. It is filled like a single PostgreSQL and then distributed by
 * the product's own command. Its nodes, including the coordinator, are killed in turn.
 */
export async function citusCluster(address: string, fill: Fill): Promise<FaultTestDatabase> {
  const nodes = await nodesOf(address);
  const name = `faults_${randomBytes(4).toString('hex')}`;
  const at = (node: Node) => Object.assign(new URL(node.url), { pathname: `/${name}` }).href;
  const url = at(nodes[0] as Node);
  for (const node of nodes)
    await ask(node.url, `create database ${name}`, `alter database ${name} set synchronous_commit = on`);
  await migrate(url, jobNames);
  await fill(url);
  for (const node of nodes) await ask(at(node), 'create extension citus');
  for (const [n, node] of nodes.entries()) {
    const { hostname, port } = new URL(node.url);
    await ask(
      url,
      `select ${n === 0 ? 'citus_set_coordinator_host' : 'citus_add_node'}('${hostname}', ${port})`,
    );
  }
  await distributeDatabase(url, () => undefined);
  let turn = 0;
  return {
    url,
    isCluster: true,
    kill: () => {
      const node = nodes[turn++ % nodes.length] as Node;
      killFamily(node.folder);
      return () => revive(node);
    },
    close: async () => {
      for (const node of nodes) await ask(node.url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function nodesOf(address: string): Promise<Node[]> {
  const rows = await ask<{ host: string; port: number }>(
    address,
    'select nodename as host, nodeport as port from pg_dist_node order by groupid',
  );
  return Promise.all(
    rows.map(async ({ host, port }) => {
      const url = Object.assign(new URL(address), { hostname: host, port: String(port) }).href;
      const [place] = await ask<{ folder: string; programs: string }>(
        url,
        `select current_setting('data_directory') as folder,
           (select setting from pg_config where name = 'BINDIR') as programs`,
      );
      if (place === undefined || !existsSync(place.folder)) throw new Error(`${url} is not on this machine`);
      return { url, ...place };
    }),
  );
}

/** Restarts a node under the account that owns its data. */
async function revive(node: Node): Promise<void> {
  const { uid, gid } = statSync(node.folder);
  const start = ['-D', node.folder, '-l', `${node.folder}.log`, '-w', 'start'];
  for (;;) {
    const child = spawn(join(node.programs, 'pg_ctl'), start, {
      stdio: 'ignore',
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    const [code] = await once(child, 'exit');
    if (code === 0) return;
    await pause(200);
  }
}

async function ask<T>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
