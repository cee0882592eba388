import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jobNames } from '../packages/server/src/jobs.ts';
import { migrate } from '../packages/server/src/platform/migrate.ts';
import { buildServer } from '../scripts/build.ts';
import { serverProgram } from '../scripts/commands.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { temporaryDatabase } from '../scripts/database.ts';
import { generate, hostOf, memberOf, memberToken, type Size, small, staffToken } from './generate.ts';
import { type Row, report } from './report.ts';
import { type ServedProcess, say, serve } from './stage.ts';

const size: Size = { ...small, parcels: 1_000 };
const diskMb = 900;
const minFreeMb = 128;
const goods = { goodsType: 'clothes', goodsName: '外套', goodsCount: 1, declaredValueMinor: 10_000 };
const contact = { email: 'help@example.com', phone: '', line: '', whatsapp: '', address: '', hours: '' };
const mb = 2 ** 20;
const chunk = Buffer.alloc(mb, 'x');
/** How long to observe each state of the disk under load. */
const lookMs = 8_000;

type Answered = Readonly<{ status: number; error: string; text: string }>;

interface Load {
  readonly answered: Set<string>;
  /** The number of answers by request and result, since `tally` was last cleared. */
  tally: Map<string, number>;
  sent: number;
  goesOn: boolean;
}

async function asked(url: string, token: string | undefined, body?: unknown): Promise<Answered> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-host': hostOf(1),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  const text = (await answer?.text().catch(() => '')) ?? '';
  const error = /"error":"([^"]+)"/.exec(text)?.[1] ?? '';
  return { status: answer?.status ?? 0, error, text };
}

const billCodeOf = (n: number) => `YT${String(7_000_000_000_000 + n)}`;

/**
 * Until `goesOn` is false, members forecast parcels and read their lists, and a clerk saves the shop's contact data.
 */
async function work({ url }: ServedProcess, load: Load): Promise<void> {
  const note = (what: string, { status, error }: Answered) => {
    const name = `${what}: ${status}${error ? ` ${error}` : ''}`;
    load.tally.set(name, (load.tally.get(name) ?? 0) + 1);
  };
  const repeated = async (one: () => Promise<void>, betweenMs: number) => {
    while (load.goesOn) {
      await one();
      await pause(betweenMs);
    }
  };
  const tokenOf = (n: number) => memberToken(memberOf(size, 1, n));
  const write = (n: number) => async () => {
    const billCode = billCodeOf(++load.sent);
    const answer = await asked(`${url}/api/Centralized/SubBillCode`, tokenOf(n), { billCode, ...goods });
    if (answer.status === 200) load.answered.add(billCode);
    note('a member’s forecast', answer);
  };
  const read = (n: number) => async () =>
    note('a member’s list', await asked(`${url}/api/Member/QueryBillCode?pageSize=20`, tokenOf(n)));
  const clerk = async () =>
    note('a clerk’s save', await asked(`${url}/api/staff/shop/contact`, staffToken(1), contact));
  await Promise.all([
    ...[1, 2, 3, 4].map((n) => repeated(write(n), 20)),
    ...[5, 6].map((n) => repeated(read(n), 50)),
    repeated(clerk, 200),
  ]);
}

/** Fills the disk as another program would, until a given amount of space is left, or completely. */
class Filler {
  readonly #path: string;
  readonly #folder: string;
  #file: number | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, 'of-somebody-else');
  }

  get freeMb(): number {
    const { bavail, bsize } = statfsSync(this.#folder);
    return (bavail * bsize) / mb;
  }

  async until(leftMb: number): Promise<void> {
    this.#file ??= openSync(this.#path, 'w');
    while (this.freeMb > leftMb) {
      try {
        writeSync(this.#file, chunk);
      } catch {
        return;
      }
      await pause(5);
    }
  }

  /** Keeps filling all free space for this long. */
  async everything(forMs: number): Promise<void> {
    const until = performance.now() + forMs;
    while (performance.now() < until) {
      await this.until(0);
      await pause(20);
    }
  }

  /** Closes the file before deleting it, because a deleted file keeps its space on the disk while it is open. */
  remove(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
    rmSync(this.#path, { force: true });
  }
}

interface Seen {
  readonly limits: string;
  readonly status: string;
}

async function seen({ url }: ServedProcess): Promise<Seen> {
  const ready = await asked(`${url}/readyz`, undefined);
  const page = await asked(`${url}/status?lang=en`, undefined);
  const [, state = `no answer (${page.status})`] =
    /Storage space<\/h2><strong[^>]*>([^<]*)/.exec(page.text) ?? [];
  const [, limits = `no answer (${ready.status})`] = /"limits":(\[[^\]]*\])/.exec(ready.text) ?? [];
  return { limits, status: state };
}

/** Reports what callers and operators saw in one state of the disk. */
async function look(name: string, product: ServedProcess, load: Load, during: Promise<void>): Promise<Row[]> {
  load.tally = new Map();
  await during;
  const { tally } = load;
  load.tally = new Map();
  const { limits, status } = await seen(product);
  say(`${name}: limits in /readyz: ${limits}`);
  say(`${name}: storage space on /status: ${status}`);
  return [...tally].sort().map(([what, value]) => ({ what: `${name}: ${what}`, value, unit: '' }));
}

async function secondsUntil(holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > 120_000) return Number.POSITIVE_INFINITY;
    await pause(200);
  }
  return (performance.now() - began) / 1_000;
}

async function found(url: string): Promise<readonly string[]> {
  const client = await connectToDatabase(url);
  const { rows } = await client.query<{ bill_code: string }>(
    `select bill_code from parcels where bill_code >= '${billCodeOf(1)}'`,
  );
  await client.end();
  return rows.map((row) => row.bill_code);
}

async function fillAndFree(folder: string): Promise<void> {
  const database = await temporaryDatabase(folder);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const load: Load = { answered: new Set(), tally: new Map(), sent: 0, goesOn: true };
  const rows: Row[] = [];
  try {
    await migrate(database.url, jobNames);
    await generate(database.url, size, say);
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      MIN_FREE_MB: String(minFreeMb),
      TRUST_PROXY: '127.0.0.1',
    };
    const product = await serve(serverProgram, env, '/livez');
    const working = work(product, load);
    const filler = new Filler(folder);
    try {
      rows.push(...(await look('room', product, load, pause(lookMs))));
      await filler.until(minFreeMb * 0.7);
      await pause(2_500);
      rows.push(...(await look('short', product, load, pause(lookMs))));
      rows.push(...(await look('full', product, load, filler.everything(lookMs))));
      filler.remove();
      const saves = async () => {
        const billCode = billCodeOf(++load.sent);
        const token = memberToken(memberOf(size, 1, 7));
        const { status } = await asked(`${product.url}/api/Centralized/SubBillCode`, token, {
          billCode,
          ...goods,
        });
        if (status === 200) load.answered.add(billCode);
        return status === 200;
      };
      rows.push({ what: 'freed, until a member can save', value: await secondsUntil(saves), unit: 's' });
      rows.push(...(await look('freed', product, load, pause(lookMs))));
    } finally {
      filler.remove();
      load.goesOn = false;
      await working;
      await product.stop();
    }
    const kept = await found(database.url);
    const there = new Set(kept);
    const lost = [...load.answered].filter((code) => !there.has(code)).length;
    report(`A disk of ${diskMb} MB is filled under load and freed; MIN_FREE_MB=${minFreeMb}`, [
      ...rows,
      { what: 'forecasts answered', value: load.answered.size, unit: '' },
      { what: 'lost', value: lost, unit: '', target: { atMost: 0 } },
      { what: 'doubled', value: kept.length - there.size, unit: '', target: { atMost: 0 } },
    ]);
  } finally {
    await database.stop();
  }
}

/**
 * Measures the product while its disk is full. Linux only, as root: the disk is a file system in memory with a fixed
 * size, unmounted at the end.
 */
export async function benchFullDisk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-disk-'));
  await buildServer();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'crossdock-bench', folder]);
  try {
    chmodSync(folder, 0o711);
    await fillAndFree(folder);
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
