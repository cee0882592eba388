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

/** The database of a run. It, or a part of it, can be killed and restarted. */
export interface Ground {
  readonly url: string;
  /** Several nodes: the death of one often leaves the cluster alive. */
  readonly isCluster: boolean;
  /** Kills it and returns the function that restarts it. */
  kill(): () => Promise<void>;
  close(): Promise<void>;
}

type Fill = (url: string) => Promise<void>;

/** A PostgreSQL of its own, migrated and filled. */
export async function oneServer(dataDir: string, fill: Fill): Promise<Ground> {
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

/** All processes of a PostgreSQL at once: those that outlive the first would still write what it had promised. */
function killFamily(folder: string): void {
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const listed = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(listed) ? readFileSync(listed, 'utf8').split(' ').filter(Boolean) : [];
  for (const one of [pid, ...children.map(Number)]) process.kill(one, 'SIGKILL');
}

interface Node {
  readonly url: string;
  /** Where it keeps its rows, and where its programs are: on this machine, or it could not be killed. */
  readonly folder: string;
  readonly programs: string;
}

/**
 * A database on the Citus cluster of this address, made for the purpose: filled as on one PostgreSQL and spread by the
 * product's own command. Its nodes, the coordinator among them, are killed in turns.
 */
export async function citusCluster(address: string, fill: Fill): Promise<Ground> {
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

/** As the account that owns its rows. */
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
