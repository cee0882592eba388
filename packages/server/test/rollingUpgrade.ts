import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../../../scripts/commands.ts';
import { goods } from './parcelWorld.ts';
import { type ServerProcess, type ServerProcesses, serverProcesses } from './serverProcess.ts';
import type { Person, World } from './world.ts';

/** The migration of a made-up next release: a column, a table, and a backfill of existing rows. */
const nextMigration = `
alter table parcels add column handled_by text not null default 'nobody';
create table handlings (
  shop_id uuid not null references shops,
  id uuid not null,
  parcel_id uuid not null,
  primary key (shop_id, id)
);
alter table handlings enable row level security;
alter table handlings force row level security;
create policy shop on handlings using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on handlings to crossdock_app;
insert into handlings (shop_id, id, parcel_id) select shop_id, gen_random_uuid(), id from parcels;
update parcels set handled_by = 'nobody';
`;

/** Copies this build and adds a migration. Returns the folder from which the copy can be started. */
export function nextRelease(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-next-'));
  const server = join(folder, 'packages/server');
  for (const part of ['src', 'migrations', 'package.json'])
    cpSync(join(root, 'packages/server', part), join(server, part), { recursive: true });
  cpSync(join(root, 'packages/installation'), join(folder, 'packages/installation'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The copy uses its own server package and today's other packages.
  mkdirSync(join(folder, 'packages/node_modules/@crossdock'), { recursive: true });
  symlinkSync(server, join(folder, 'packages/node_modules/@crossdock/server'));
  writeFileSync(join(server, 'migrations/9990_next.sql'), nextMigration);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Sends each request to the next process that was ready at the last check, as a load balancer does. */
class Balancer {
  readonly #behind = new Map<ServerProcess, boolean>();
  #turn = 0;

  async add(process: ServerProcess): Promise<void> {
    this.#behind.set(process, false);
    while (!(await this.look(process))) await pause(20);
  }

  remove(process: ServerProcess): void {
    this.#behind.delete(process);
  }

  /** Ignores settings that are off: the tests' database runs without fsync, which readiness reports as a fault. */
  async look(process: ServerProcess): Promise<boolean> {
    const answer = await fetch(`${process.url}/readyz`).catch(() => undefined);
    const body = (await answer?.json()) as { faults: string[] } | undefined;
    const isReady = body?.faults.every((fault) => fault.endsWith('is off')) ?? false;
    if (this.#behind.has(process)) this.#behind.set(process, isReady);
    return isReady;
  }

  next(): string | undefined {
    const ready = [...this.#behind].filter(([, isReady]) => isReady).map(([process]) => process);
    return ready[this.#turn++ % ready.length]?.url;
  }
}

/** The pause of each of six senders after a request. Two processes can handle this load while others start. */
const betweenMs = 100;
/** How long a statement may take. A request waits for a lock two fifths of it, which is less than the report takes. */
const waitSeconds = 30;
const reportMs = 13_000;

/**
 * A long report. It locks `parcels` until a migration has waited for this lock, and for `reportMs` after that. A
 * migration that waited all the time would block everything behind it.
 */
async function runSlowReport(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select count(*) from parcels');
    const awaited = `select from pg_locks where relation = 'parcels'::regclass and not granted and mode = 'AccessExclusiveLock'`;
    while ((await client.query(awaited)).rowCount === 0) await pause(20);
    await pause(reportMs);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/**
 * Replaces two processes with two of the next release, one at a time and under load. In between it starts one of the
 * old release again. It continues until at least `atLeast` requests were answered.
 */
export async function rollingUpgrade(world: World, member: Person, atLeast: number) {
  await world.sql("insert into shop_hosts (host, shop_id) values ('127.0.0.1', $1)", [world.tw.id]);
  const next = nextRelease();
  const { DATABASE_URL } = world.running.services.config;
  const env = { DATABASE_URL, DRAIN_SECONDS: '1', DATABASE_WAIT_SECONDS: String(waitSeconds) };
  const places: ServerProcesses[] = [];
  const start = async (folder?: string) => {
    const place = await serverProcesses(env, folder);
    places.push(place);
    return place.start();
  };
  const balancer = new Balancer();
  const answers: string[] = [];
  let written = 0;
  let isOver = false;
  const request = async () => {
    const url = balancer.next();
    if (url === undefined) return answers.push('no process is ready');
    const authorization = `Bearer ${member.token}`;
    const at = answers.length + written;
    const answer =
      at % 3 === 0
        ? await fetch(`${url}/api/Centralized/SubBillCode`, {
            method: 'POST',
            headers: {
              authorization,
              'idempotency-key': crypto.randomUUID(),
              'content-type': 'application/json',
            },
            body: JSON.stringify({ ...goods, billCode: `UPG${10_000_000 + written++}` }),
          })
        : await fetch(`${url}/api/Member/${at % 3 === 1 ? 'QueryBillCode' : 'GetMemberInfo'}`, {
            headers: { authorization },
          });
    const { error } = (await answer.json()) as { error?: string };
    return answers.push([answer.status, error].join(' ').trim());
  };
  const swap = async (old: ServerProcess, folder?: string) => {
    const fresh = await start(folder);
    await balancer.add(fresh);
    old.signal('SIGTERM');
    while (await balancer.look(old)) await pause(20);
    await old.ended;
    balancer.remove(old);
    return fresh;
  };
  try {
    const [first, second] = [await start(), await start()];
    await balancer.add(first);
    await balancer.add(second);
    const load = Array.from({ length: 6 }, async () => {
      // A broken connection counts as a failed request.
      while (!isOver)
        await Promise.all([request().catch((error) => answers.push(String(error))), pause(betweenMs)]);
    });
    const slowReport = runSlowReport(env.DATABASE_URL);
    await swap(first, next.folder);
    await slowReport;
    const again = await swap(second);
    await swap(again, next.folder);
    while (answers.length < atLeast) await request().catch((error) => answers.push(String(error)));
    isOver = true;
    await Promise.all(load);
    return { answers, written };
  } finally {
    isOver = true;
    for (const place of places) await place.clear();
    next.remove();
  }
}
