import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { jobNames } from '../packages/server/src/jobs.ts';
import { migrate } from '../packages/server/src/platform/migrate.ts';
import { serverProcesses } from '../packages/server/test/serverProcess.ts';
import { environment, root } from '../scripts/commands.ts';
import { temporaryDatabase } from '../scripts/database.ts';
import { generate, idOf, memberOf, memberToken, type Size } from './generate.ts';
import { quantile, report } from './report.ts';
import { say } from './stage.ts';

const parcels = Number(process.env.BENCH_PARCELS ?? 100_000);
const size: Size = {
  shops: 1,
  membersPerShop: 10,
  parcels,
  heavyMemberParcels: 0,
  unpaidOrdersPerMember: 0,
  shelvedPercent: 50,
};
const goods = { goodsType: 'clothes', goodsName: '外套', goodsCount: 1, declaredValueMinor: 10_000 };
const billCodeOf = (n: number) => `YT${String(7_000_000_000_000 + n)}`;

async function asked<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

interface Load {
  readonly failures: string[];
  readonly times: number[];
  sent: number;
  isOver: boolean;
}

/** One client: each parcel is sent twice at once under one key, as by a browser that was impatient. */
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
    if (answer.status !== 200) load.failures.push(`${answer.status} ${text.slice(0, 200)}`);
  };
  while (!load.isOver || load.sent < 1_000) {
    const n = ++load.sent;
    await Promise.all([post(n), post(n)]);
  }
}

/** A shop leaves one PostgreSQL server for another one under load, by the operator's command. */
export async function benchMove(): Promise<void> {
  const [from, to] = [await temporaryDatabase(), await temporaryDatabase()];
  const dataDir = mkdtempSync(join(tmpdir(), 'crossdock-move-'));
  const env = { DATABASE_URL: from.url, DATABASE_PLACES: `eu=${to.url}` };
  const processes = await serverProcesses(env);
  try {
    await migrate(from.url, jobNames);
    await generate(from.url, size, say);
    await asked(
      from.url,
      `insert into shop_hosts (host, shop_id) values ('127.0.0.1', '${idOf('shop', 1)}')`,
    );
    const [shop] = await asked<{ code: string }>(from.url, 'select code from shops');
    const { url } = await processes.start();
    const load: Load = { failures: [], times: [], sent: 0, isOver: false };
    const clients = Array.from({ length: 8 }, (_, at) =>
      send(url, memberToken(memberOf(size, 1, at + 1)), load),
    );
    const command = ['packages/server/src/cli.ts', 'shop', 'move', '--code', shop?.code ?? '', '--to', 'eu'];
    const began = performance.now();
    const { stderr, stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: root,
      env: environment({ ...env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }),
    }).finally(() => {
      load.isOver = true;
    });
    const took = performance.now() - began;
    await Promise.all(clients);
    for (const line of [...stderr.split('\n'), stdout.trim(), ...load.failures.slice(0, 5)]) say(line);
    const [found] = await asked<{ rows: number; codes: number }>(
      to.url,
      `select count(*)::int as rows, count(distinct bill_code)::int as codes from parcels
       where bill_code between '${billCodeOf(1)}' and '${billCodeOf(load.sent)}'`,
    );
    const [left] = await asked<{ rows: number }>(from.url, 'select count(*)::int as rows from parcels');
    report(`a shop of ${parcels.toLocaleString('en')} parcels moves between two servers`, [
      { what: 'the command, with copy and removal', value: took / 1000, unit: 's' },
      {
        what: 'stood still',
        value: Number(/after (\d+) ms/.exec(stderr)?.[1] ?? Number.NaN),
        unit: 'ms',
        target: { atMost: 2_000 },
      },
      { what: 'intents, each sent twice', value: load.sent, unit: '' },
      { what: 'refused', value: load.failures.length, unit: '', target: { atMost: 0 } },
      { what: 'lost', value: load.sent - (found?.codes ?? 0), unit: '', target: { atMost: 0 } },
      { what: 'doubled', value: (found?.rows ?? 0) - (found?.codes ?? 0), unit: '', target: { atMost: 0 } },
      { what: 'left behind', value: left?.rows ?? Number.NaN, unit: '', target: { atMost: 0 } },
      { what: 'median answer', value: quantile(load.times, 0.5), unit: 'ms' },
      { what: 'slowest answer', value: quantile(load.times, 1), unit: 'ms' },
    ]);
  } finally {
    await processes.clear();
    await Promise.all([from.stop(), to.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
