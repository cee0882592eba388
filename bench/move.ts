import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { jobNames } from '../packages/server/src/jobs.ts';
import { migrate } from '../packages/server/src/platform/migrate.ts';
import { serverProcesses } from '../packages/server/test/serverProcess.ts';
import { environment, root } from '../scripts/commands.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { temporaryDatabase } from '../scripts/database.ts';
import { generate, idOf, memberOf, memberToken, type Size, small } from './generate.ts';
import { quantile, report } from './report.ts';
import { say } from './stage.ts';

const parcels = Number(process.env.BENCH_PARCELS ?? 100_000);
const size: Size = { ...small, parcels };
const goods = { goodsType: 'clothes', goodsName: '外套', goodsCount: 1, declaredValueMinor: 10_000 };
const billCodeOf = (n: number) => `YT${String(7_000_000_000_000 + n)}`;

async function asked<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = await connectToDatabase(url);
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

interface Load {
  readonly failures: { readonly at: number; readonly text: string }[];
  readonly times: number[];
  /** The last number that is already used; new parcels get the following numbers. */
  readonly from: number;
  sent: number;
  isOver: boolean;
}

/** Runs one client, which sends each parcel twice at once with the same key, as an impatient browser does. */
async function send(url: string, token: string, load: Load): Promise<void> {
  const post = async (n: number) => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/Centralized/SubBillCode`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': `intent-${n}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ billCode: billCodeOf(n), ...goods }),
    });
    const text = await answer.text();
    load.times.push(performance.now() - began);
    if (answer.status !== 200)
      load.failures.push({ at: performance.now(), text: `${answer.status} ${text.slice(0, 200)}` });
  };
  while (!load.isOver || load.sent < 1_000) {
    const n = load.from + ++load.sent;
    await Promise.all([post(n), post(n)]);
  }
}

interface Way {
  readonly product: string;
  readonly env: Readonly<Record<string, string>>;
  readonly to: string;
  readonly source: string;
  readonly target: string;
  readonly first: number;
}

/** Moves the shop with the operator's command under load. Returns the number of the last parcel sent. */
async function moveUnderLoad({ product, env, to, source, target, first }: Way): Promise<number> {
  const load: Load = { failures: [], times: [], from: first, sent: 0, isOver: false };
  const clients = Array.from({ length: 8 }, (_, at) =>
    send(product, memberToken(memberOf(size, 1, at + 1)), load),
  );
  const [shop] = await asked<{ code: string }>(source, 'select code from shops');
  const command = ['packages/server/src/cli.ts', 'shop', 'move', '--code', shop?.code ?? '', '--to', to];
  const began = performance.now();
  const moving = promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: environment({ ...env, LOG_LEVEL: 'warn' }),
  });
  let servedAt = Number.NaN;
  moving.child.stderr?.on('data', (text) => {
    if (/^Serves at/m.test(String(text))) servedAt = performance.now();
  });
  const { stderr, stdout } = await moving.finally(() => {
    load.isOver = true;
  });
  const took = performance.now() - began;
  await Promise.all(clients);
  const refused = load.failures.map(({ at, text }) => ({ seconds: (at - servedAt) / 1_000, text }));
  const shown = refused
    .slice(0, 20)
    .map(({ seconds, text }) => `${seconds.toFixed(1)} s from the switch: ${text}`);
  for (const line of [...stderr.split('\n'), stdout.trim(), ...shown]) say(line);
  const [found] = await asked<{ rows: number; codes: number }>(
    target,
    `select count(*)::int as rows, count(distinct bill_code)::int as codes from parcels
     where bill_code between '${billCodeOf(first + 1)}' and '${billCodeOf(first + load.sent)}'`,
  );
  const [left] = await asked<{ rows: number }>(source, 'select count(*)::int as rows from parcels');
  report(`a shop of ${parcels.toLocaleString('en')} parcels moves to ${to}`, [
    { what: 'the command, with copy and removal', value: took / 1000, unit: 's' },
    {
      what: 'stood still',
      value: Number(/after (\d+) ms/.exec(stderr)?.[1] ?? Number.NaN),
      unit: 'ms',
      target: { atMost: 2_000 },
    },
    { what: 'intents, each sent twice', value: load.sent, unit: '' },
    { what: 'refused', value: refused.length, unit: '', target: { atMost: 0 } },
    {
      what: 'refused within 10 s of the switch',
      value: refused.filter(({ seconds }) => Math.abs(seconds) < 10).length,
      unit: '',
      target: { atMost: 0 },
    },
    { what: 'lost', value: load.sent - (found?.codes ?? 0), unit: '', target: { atMost: 0 } },
    { what: 'doubled', value: (found?.rows ?? 0) - (found?.codes ?? 0), unit: '', target: { atMost: 0 } },
    { what: 'left behind', value: left?.rows ?? Number.NaN, unit: '', target: { atMost: 0 } },
    { what: 'median answer', value: quantile(load.times, 0.5), unit: 'ms' },
    { what: 'slowest answer', value: quantile(load.times, 1), unit: 'ms' },
  ]);
  return first + load.sent;
}

/**
 * Moves a shop under load from one PostgreSQL server to another and back. `MOVE_TO_URL` can name another empty database
 * as the target, such as a cluster.
 */
export async function benchShopMove(): Promise<void> {
  const given = process.env.MOVE_TO_URL;
  const from = await temporaryDatabase();
  const to = given ? { url: given, stop: async () => undefined } : await temporaryDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'crossdock-move-'));
  const env = { DATABASE_URL: from.url, DATABASE_PLACES: `there=${to.url}`, DATA_DIR: dataDir };
  const processes = await serverProcesses(env);
  try {
    await migrate(from.url, jobNames);
    await generate(from.url, size, say);
    await asked(
      from.url,
      `insert into shop_hosts (host, shop_id) values ('127.0.0.1', '${idOf('shop', 1)}')`,
    );
    const { url: product } = await processes.start();
    const ends = { product, env };
    const first = await moveUnderLoad({ ...ends, to: 'there', source: from.url, target: to.url, first: 0 });
    await moveUnderLoad({ ...ends, to: 'home', source: to.url, target: from.url, first });
  } finally {
    await processes.clear();
    await Promise.all([from.stop(), to.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
