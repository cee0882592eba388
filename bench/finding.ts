import { Agent, request } from 'node:http';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import type pg from 'pg';
import { connectToDatabase } from '../scripts/connected.ts';
import { hostOf, idOf, type Size, staffToken } from './generate.ts';
import { quantile, type Row, report } from './report.ts';
import { type ServedProcess, say, serveApp, withBenchDatabases } from './stage.ts';

/**
 * All parcels are in one shop. If they were spread over many shops, each search would read only a narrow part of the
 * index and would be faster.
 */
const sizeOf = (parcels: number): Size => ({
  ...{ shops: 1, membersPerShop: 20_000, parcels, heavyMemberParcels: 0 },
  ...{ unpaidOrdersPerMember: 5, shelvedPercent: 8 },
});
const million = sizeOf(1_000_000);
const large = sizeOf(Number(process.env.BENCH_PARCELS || 10_000_000));

/** The number of rows of each kind that get valid numbers and are searched. */
const sampled = 400;
const warmUp = 30;

const shop = idOf('shop', 1);
const headers = { host: hostOf(1), authorization: `Bearer ${staffToken(1)}`, lang: 'tw' };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The n-th valid number with this prefix. */
function numberOf(prefix: Parameters<typeof referenceNumber>[0], n: number): string {
  const bytes = new Uint8Array(prefix === 'R' ? 4 : 8);
  new DataView(bytes.buffer).setUint32(bytes.length - 4, (n * 2_654_435_761) % 2 ** 32);
  return referenceNumber(prefix, bytes);
}

/** Gives valid numbers to rows in every part of the tables. */
async function number(
  client: pg.Client,
  table: string,
  column: string,
  prefix: 'P' | 'CD' | 'R',
  of: number,
) {
  const kind = ({ P: 'parcel', CD: 'order', R: 'member' } as const)[prefix];
  const every = Math.floor(of / sampled);
  const ns = Array.from({ length: sampled }, (_, n) => 1 + n * every);
  await client.query(
    `update ${table} set ${column} = said.number from unnest($1::uuid[], $2::text[]) as said (id, number)
     where shop_id = '${shop}' and ${table}.id = said.id`,
    [ns.map((n) => idOf(kind, n)), ns.map((n) => numberOf(prefix, n))],
  );
}

const surnames = '陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周';
const givenNames = '美麗志明家豪淑芬雅婷俊傑怡君建宏佳穎冠宇詩涵承恩子涵品妍柏翰宜蓁';

/**
 * The data was generated without triggers, so this adds the rows that triggers would have written. It also adds
 * members' names and the payments that a search can find.
 */
async function equip(url: string, size: Size, isSearched: boolean): Promise<void> {
  const client = await connectToDatabase(url);
  const isEmpty = async (table: string) =>
    (await client.query(`select from ${table} limit 1`)).rowCount === 0;
  try {
    // Each part is filled only if it is still empty, because the database is kept between runs: an earlier run may
    // have filled the payments but not the search index.
    const [isBare, isToIndex] = [
      await isEmpty('payments'),
      isSearched && (await isEmpty('member_search_parts')),
    ];
    if (!isBare && !isToIndex) return;
    await client.query(
      "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off",
    );
    if (isBare) await fillRows(client, size);
    if (isToIndex) await fillSearch(client);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function fillRows(client: pg.Client, { parcels, membersPerShop: members }: Size): Promise<void> {
  await number(client, 'parcels', 'number', 'P', parcels);
  await number(client, 'orders', 'number', 'CD', members * 5);
  await client.query(
    `update members set name = substr($1, 1 + (hashint4(phone::int) & 65535) % 20, 1)
       || substr($2, 1 + (hashint4(phone::int + 1) & 65535) % 32, 1) || substr($2, 1 + (hashint4(phone::int + 2) & 65535) % 32, 1)`,
    [surnames, givenNames],
  );
  await number(client, 'members', 'random_name', 'R', members);
  await client.query(`insert into payments (shop_id, id, member_id, purpose, order_id, method, amount_minor, state, created_at, settled_at)
    select shop_id, uuidv7(- interval '1 second' * (n * 60)), member_id, 'order', id, 'balance', 10000 + (n * 7919) % 300000, 'succeeded',
      now() - interval '1 second' * (n * 60), now() from (select *, row_number() over (order by id) as n from orders) made`);
}

async function fillSearch(client: pg.Client): Promise<void> {
  await client.query(`insert into member_search_parts (shop_id, part, member_id)
    select shop_id, said.part, id from members,
      member_parts(account, email, simple_code, random_name, name, nickname, phone) as said on conflict do nothing`);
  await client.query(`insert into order_search_parts (shop_id, part, before, order_id)
    select shop_id, said.part, said.before, id from orders, order_parts(number, forwarding_number, consignee, phone) as said
    on conflict do nothing`);
  await client.query(`insert into parcel_search_parts (shop_id, part, before, parcel_id)
    select shop_id, said.part, said.before, id from parcels, parcel_parts(bill_code, short_parts) as said
    on conflict do nothing`);
  say('what is searched is written');
}

/** Sends one search; returns its time in ms, and the text of the answer. */
function ask(product: ServedProcess, path: string): Promise<{ ms: number; body: string }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(`${product.url}/api/${path}`, { headers, agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve({ ms: performance.now() - began, body })
          : reject(new Error(`${path}: ${body}`)),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

type Questions = Readonly<Record<string, (n: number) => string>>;

/** Alternates between the kinds of search, so that none profits from data that the previous one read. */
async function measure(
  product: ServedProcess,
  path: string,
  questions: Questions,
  atMostMs: number,
  share: number,
) {
  const times: Record<string, number[]> = {};
  const found: Record<string, number> = {};
  for (let round = 0; round < warmUp + sampled; round += 1) {
    for (const [what, text] of Object.entries(questions)) {
      const { ms, body } = await ask(product, `${path}${encodeURIComponent(text(round % sampled))}`);
      if (body.includes('"id":') || body.includes('warehouseId')) found[what] = (found[what] ?? 0) + 1;
      if (round < warmUp) continue;
      times[what] ??= [];
      times[what].push(ms);
    }
  }
  const rows: Row[] = Object.entries(times).flatMap(([what, each]) => [
    { what: `${what} (${found[what] ?? 0} found), p50`, value: quantile(each, 0.5), unit: 'ms' },
    ...[0.95, 0.99].map((part) => ({
      what: `  p${part * 100}`,
      value: quantile(each, part),
      unit: 'ms',
      ...(part === share ? { target: { atMost: atMostMs } } : {}),
    })),
  ]);
  return rows;
}

const digits = (n: number, length: number) => String(n).padStart(length, '0');
/** The row number of the n-th row that got a valid number. */
const nth = (n: number, of: number) => 1 + n * Math.floor(of / sampled);

const wordsOf = ({ parcels, membersPerShop: members }: Size): Questions => ({
  'phone, whole': (n) => `+886 9${digits(nth(n, members), 8)}`,
  'phone, last 4 digits': (n) => digits(nth(n, members) % 10_000, 4),
  'phone, last 6 digits': (n) => digits(nth(n, members), 6),
  alias: (n) => numberOf('R', nth(n, members)),
  account: (n) => `member${nth(n, members)}`,
  'name, one character': (n) => surnames.charAt(n % surnames.length),
  'name, two characters': (n) => givenNames.slice((n % 16) * 2, (n % 16) * 2 + 2),
  'name, other script': (n) => ['陈', '黄', '张', '刘', '杨', '许', '郑', '赖'][n % 8] ?? '',
  'courier number': (n) => `SF${digits(nth(n, parcels), 13)}`,
  'part of it, 6 digits': (n) => digits(nth(n, parcels), 13).slice(5, 11),
  'its last 4 digits': (n) => digits(nth(n, parcels), 13).slice(-4),
  'parcel of ours': (n) => numberOf('P', nth(n, parcels)),
  order: (n) => numberOf('CD', nth(n, members * 5)),
  'amount and day': (n) => `${100 + n * 7} ${n % 2 ? '11/24' : '2026-11-20'}`,
  amount: (n) => String(100 + n * 7),
  location: (n) => (n % 2 ? 'A-01' : `A-${n % 500}`),
  'nothing has it': (n) => `ZZ${n}QQXY`,
});

const scansOf = ({ parcels, membersPerShop: members }: Size): Questions => ({
  'courier number': (n) => `SF${digits(nth(n, parcels), 13)}`,
  'address of a QR code': (n) => `https://sf.example/q?no=SF${digits(nth(n, parcels), 13)}`,
  'parcel of ours': (n) => numberOf('P', nth(n, parcels)),
  order: (n) => numberOf('CD', nth(n, members * 5)),
  'a box of an order': (n) => `${numberOf('CD', nth(n, members * 5))}-2`,
  alias: (n) => numberOf('R', nth(n, members)),
  location: () => '*A-01',
  'misread: the nearest ones': (n) => `SFO${digits(nth(n, parcels), 13).slice(1)}`,
  'nothing has it': (n) => `SF9${digits(n, 12)}`,
});

async function scans(url: string, size: Size): Promise<void> {
  const product = await serveApp({ DATABASE_URL: url }, '/livez');
  const rows = await measure(product, 'staff/scan?desk=packing&text=', scansOf(size), 15, 0.99);
  report(`Scans resolved among ${size.parcels.toLocaleString('en')} parcels of one shop`, rows);
  await product.stop();
}

/**
 * Measures every kind of global search and of scan, one after another over one connection. `BENCH_SEARCHED=1` also
 * searches with the larger number of parcels, whose index takes minutes to write.
 */
export async function benchSearches(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const sizes = [
      { size: million, isSearched: true, atMostMs: 50 },
      { size: large, isSearched: process.env.BENCH_SEARCHED === '1', atMostMs: 100 },
    ];
    for (const { size, isSearched, atMostMs } of sizes) {
      const url = await stage.filled(size);
      await equip(url, size, isSearched);
      if (isSearched) {
        const product = await serveApp({ DATABASE_URL: url }, '/livez');
        const rows = await measure(product, 'staff/find?words=', wordsOf(size), atMostMs, 0.95);
        report(`Everything searched among ${size.parcels.toLocaleString('en')} parcels of one shop`, rows);
        await product.stop();
      }
      await scans(url, size);
    }
  });
}
