import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectToDatabase } from '../scripts/connected.ts';
import { hostOf, idOf, memberToken, million, type Size } from './generate.ts';
import { median, quantile, report } from './report.ts';
import { type ServedProcess, say, serveApp, withBenchDatabases } from './stage.ts';
import type { WatchedPagesReport, WatcherMessage } from './watchedPages.ts';
import { RawHttpConnection } from './wires.ts';

const members = 500;
const staffPages = 50;
const perSecond = 10;
const seconds = Number(process.env.BENCH_SECONDS || 15);
const warmUpSeconds = 3;
const rounds = 3;
const comingBackMs = 20_000;
/** A shop with 27,000 parcels. */
const size: Size = { ...million, shops: 1, membersPerShop: members, parcels: 27_000, heavyMemberParcels: 0 };
const forecast = { goodsType: 'clothes', goodsName: '棉質上衣', goodsCount: 2, declaredValueMinor: 120_000 };

const clerkToken = (n: number) => `bench-clerk-${String(n).padStart(10, '0')}`;

/** Adds clerks with four different roles and logs each of them in. Returns the tokens. */
async function addClerks(databaseUrl: string): Promise<string[]> {
  const client = await connectToDatabase(databaseUrl);
  const tokens: string[] = [];
  for (let n = 1; n <= staffPages; n += 1) {
    const [shop, id, token] = [idOf('shop', 1), crypto.randomUUID(), clerkToken(n)];
    const role = ['owner', 'warehouse', 'finance', 'support'][n % 4];
    await client.query(
      `insert into staff (shop_id, id, login, name, password_hash, roles, created_at) values ($1, $2, $3, $3, '-', array[$4], now())`,
      [shop, id, `clerk${n}`, role],
    );
    await client.query(
      `insert into sessions (shop_id, token_hash, id, staff_id, created_at, last_seen_at, expires_at)
       values ($1, $2, gen_random_uuid(), $3, now(), now(), now() + interval '1 day')`,
      [shop, createHash('sha256').update(token).digest(), id],
    );
    tokens.push(token);
  }
  await client.end();
  return tokens;
}

let announced = 0;

/**
 * Ten forecasts a second by different members, whether or not the answers keep up. Times run from the moment each was
 * due.
 */
async function announce({ url }: ServedProcess, tell: (id: string) => void): Promise<number[]> {
  const idle: RawHttpConnection[] = [];
  const times: number[] = [];
  const began = performance.now();
  const one = async (at: number) => {
    const due = (at * 1_000) / perSecond;
    await setTimeout(began + due - performance.now());
    announced += 1;
    const token = memberToken(((announced * 7) % members) + 1);
    const wire = idle.pop() ?? (await RawHttpConnection.open(url));
    const headers = { host: hostOf(1), authorization: `Bearer ${token}`, lang: 'tw' };
    const billCode = `SF${String(20_000_000_000 + announced)}`;
    const answer = await wire.post('/api/Centralized/SubBillCode', headers, { billCode, ...forecast });
    const tookMs = performance.now() - began - due;
    idle.push(wire);
    const id = (JSON.parse(answer.body) as { data?: { list: { id?: string }[] } }).data?.list[0]?.id;
    if (id === undefined) throw new Error(answer.body);
    if (at < perSecond * warmUpSeconds) return;
    times.push(tookMs);
    tell(id);
  };
  await Promise.all(Array.from({ length: perSecond * (seconds + warmUpSeconds) }, (_, at) => one(at)));
  for (const wire of idle) wire.end();
  return times;
}

/** Ends every connection to the database, as a restart does. */
async function breakConnections(connectionString: string): Promise<void> {
  const client = await connectToDatabase(connectionString);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Counts the pages' requests while the server recovers. */
async function comeBack(
  product: ServedProcess,
  databaseUrl: string,
  staffTokens: readonly string[],
): Promise<WatchedPagesReport> {
  const pages = await openPages(product, staffTokens);
  await breakConnections(databaseUrl);
  await setTimeout(comingBackMs);
  pages.send('how was it?' satisfies WatcherMessage);
  const [told] = (await once(pages, 'message')) as [WatchedPagesReport];
  return told;
}

async function openPages({ url }: ServedProcess, staffTokens: readonly string[]): Promise<ChildProcess> {
  const pages = fork(join(import.meta.dirname, 'watchedPages.ts'));
  pages.send({ url, staffTokens, members } satisfies WatcherMessage);
  await once(pages, 'message');
  return pages;
}

/**
 * Opens fifty staff pages and five hundred member pages, connected as the apps are, while ten parcels a second are
 * forecast. Measures how long a forecast takes, in alternating rounds without and with these pages, and how soon each
 * staff list shows each parcel.
 */
export async function benchWatchedPages(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    const staffTokens = await addClerks(DATABASE_URL);
    const product = await serveApp({ DATABASE_URL }, '/livez');
    const alone: number[][] = [];
    const beside: number[][] = [];
    const told: WatchedPagesReport[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await announce(product, () => undefined));
      const pages = await openPages(product, staffTokens);
      say(`${staffPages + members} pages stand`);
      beside.push(
        await announce(
          product,
          (parcel) => void pages.send({ parcel, atMs: Date.now() } satisfies WatcherMessage),
        ),
      );
      await setTimeout(1_500);
      pages.send('how was it?' satisfies WatcherMessage);
      const [answer] = (await once(pages, 'message')) as [WatchedPagesReport];
      told.push(answer);
      await once(pages, 'exit');
    }
    const back = await comeBack(product, DATABASE_URL, staffTokens);
    const p95 = (times: readonly number[]) => quantile(times, 0.95);
    const ratios = beside.map((times, at) => p95(times) / p95(alone[at] ?? []));
    const shown = told.flatMap(({ shownAfterMs }) => shownAfterMs);
    const perSecondOf = (count: (of: WatchedPagesReport) => number) =>
      told.reduce((sum, one) => sum + count(one), 0) / rounds / (seconds + warmUpSeconds);
    report(`${staffPages} pages of staff, ${members} of members, ${perSecond} forecasts a second, fsync on`, [
      { what: 'forecast without them, median', value: median(alone.flat()), unit: 'ms' },
      { what: 'forecast beside them, median', value: median(beside.flat()), unit: 'ms' },
      { what: 'forecast without them, p95', value: p95(alone.flat()), unit: 'ms' },
      { what: 'forecast beside them, p95', value: p95(beside.flat()), unit: 'ms' },
      {
        what: 'p95 beside ÷ without, median of the rounds',
        value: median(ratios),
        unit: '×',
        target: { atMost: 1.5 },
      },
      { what: 'a parcel on a page of staff, median', value: median(shown), unit: 'ms' },
      { what: 'a parcel on a page of staff, p99', value: quantile(shown, 0.99), unit: 'ms' },
      { what: 'the same, slowest', value: quantile(shown, 1), unit: 'ms', target: { atMost: 1_000 } },
      {
        what: 'never shown',
        value: told.reduce((sum, one) => sum + one.neverShown, 0),
        unit: '',
        target: { atMost: 0 },
      },
      { what: 'reads that the pages asked', value: perSecondOf(({ asked }) => asked), unit: '/s' },
      { what: 'answers on their lines', value: perSecondOf(({ pushed }) => pushed), unit: '/s' },
      { what: 'database broken off: reads asked within 20 s', value: back.asked, unit: '' },
      { what: 'the same, most in a second', value: back.mostASecond, unit: '' },
      { what: 'the same, refused', value: back.refused, unit: '', target: { atMost: 0 } },
      { what: 'resident memory at the end', value: product.residentMb(), unit: 'MB' },
    ]);
    await product.stop();
  });
}
