import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type pg from 'pg';
import { connectToDatabase } from '../scripts/connected.ts';
import { hostOf, idOf, memberOf, type Size, small, staffToken } from './generate.ts';
import { median, report } from './report.ts';
import { type ServedProcess, serveApp, withBenchDatabases } from './stage.ts';

const size: Size = { ...small, shops: 4, membersPerShop: 50, parcels: 20_000, shelvedPercent: 20 };
const lines = 5_000;
/** The number of reported transfers, one in ten of the lines. */
const reported = 500;
const rounds = 3;
const shop = 1;
const account = '00000000-0000-7000-8000-00000000babe';
const day = '2026-11-20';

/** A bank's table: every line with its own balance; one in ten names a reported transfer in its note. */
function tableOf(round: number): string {
  const rows = Array.from({ length: lines }, (_, n) => {
    const isReported = n % (lines / reported) === 0;
    const amount = isReported ? amountOf(n) : `${(n % 900) + 1}.00`;
    const note = isReported ? `ATM ${numberOf(round, n)}` : `王小明${n} 轉帳`;
    return `${day},10:15:${String(n % 60).padStart(2, '0')},,"${amount}",${round}${String(n).padStart(6, '0')},${note}`;
  });
  return ['交易日期,時間,支出金額,存入金額,餘額,摘要', ...rows].join('\n');
}

const amountOf = (n: number): string => `${10_000 + (n % 300)}.00`;
const numberOf = (round: number, n: number): string => `TX${round}${String(n).padStart(8, '0')}`;

/** Adds a bank account, and the transfers that members reported to it. */
async function prepare(client: pg.Client): Promise<void> {
  const shopId = idOf('shop', shop);
  await client.query(
    `insert into bank_accounts (shop_id, id, bank_name, account_name, account_number, currency) values ($1, $2, 'Bank', 'Shop', '8081234567', 'TWD')`,
    [shopId, account],
  );
  const step = lines / reported;
  await client.query(
    `with voucher as (insert into files (shop_id, id, purpose, member_id, mime, bytes, created_at)
       values ($1, gen_random_uuid(), 'voucher', $3, 'image/webp', 9, now()) returning id)
     insert into bank_transfers (shop_id, id, member_id, bank_account_id, transaction_number, number_plain, payer_name, payer_phone,
       amount_minor, traded_at, voucher_file_id, order_ids, state, created_at)
     select $1, uuidv7(), $3, $2, number, number, '王小明', '0912345678', (10000 + n % 300) * 100, $4, voucher.id, '{}', 'pending', now()
     from voucher, generate_series(1, $5::int) round, generate_series(0, $6::int - 1, $7::int) n,
       lateral (select 'TX' || round || lpad(n::text, 8, '0') as number) named`,
    [shopId, account, idOf('member', memberOf(size, shop, 1)), `${day}T02:00:00Z`, rounds, lines, step],
  );
}

/** The minimum cost of storing so many rows: one insert of the same texts. */
async function plainInsert(client: pg.Client, table: string): Promise<number> {
  await client.query('create temp table plain (id uuid primary key, day date, amount bigint, note text)');
  const began = performance.now();
  await client.query(
    `insert into plain select gen_random_uuid(), '${day}', 1, line from unnest($1::text[]) as line`,
    [table.split('\n').slice(1)],
  );
  const ms = performance.now() - began;
  await client.query('drop table plain');
  return ms;
}

const headers = { host: hostOf(shop), authorization: `Bearer ${staffToken(shop)}`, lang: 'tw' };

interface Answer<T> {
  readonly data: T;
  readonly error?: string;
  readonly message: string;
}

/** Uses node:http, because `fetch` cannot set the host that identifies the shop. */
async function asked<T>(product: ServedProcess, path: string, body?: FormData): Promise<T> {
  const sent = body && new Response(body);
  const type = sent?.headers.get('content-type');
  const bytes = sent && new Uint8Array(await sent.arrayBuffer());
  const answer = await new Promise<Answer<T>>((resolve, reject) => {
    const asking = request(
      `${product.url}/api/staff/statements/${path}`,
      { method: bytes ? 'POST' : 'GET', headers: { ...headers, ...(type ? { 'content-type': type } : {}) } },
      (got) => json(got).then((value) => resolve(value as Answer<T>), reject),
    );
    asking.once('error', reject);
    asking.end(bytes);
  });
  if (answer.error) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}

interface Round {
  readonly storeMs: number;
  readonly matchMs: number;
  readonly againMs: number;
  readonly plainMs: number;
}

async function round(product: ServedProcess, client: pg.Client, n: number): Promise<Round> {
  const table = tableOf(n);
  const formOf = () => {
    const form = new FormData();
    form.set('bankAccountId', account);
    form.set('file', new File([table], 'bank.csv'));
    return form;
  };
  const timed = async <T>(work: () => Promise<T>) => {
    const began = performance.now();
    const answer = await work();
    return { ms: performance.now() - began, answer };
  };
  const stored = await timed(() => asked<{ addedCount: number }>(product, 'import', formOf()));
  if (stored.answer.addedCount !== lines) throw new Error(`${stored.answer.addedCount} lines were stored`);
  const matched = await timed(() =>
    asked<{ counts: { certain: number } }>(product, 'lines?shelf=certain&pageSize=20'),
  );
  if (matched.answer.counts.certain !== reported * n)
    throw new Error(`${matched.answer.counts.certain} lines are certain`);
  const again = await timed(() => asked<{ addedCount: number }>(product, 'import', formOf()));
  if (again.answer.addedCount !== 0) throw new Error('a line counted twice');
  const plainMs = await plainInsert(client, table);
  return { storeMs: stored.ms, matchMs: matched.ms, againMs: again.ms, plainMs };
}

/** Imports a bank's table of 5,000 lines: read, store and match, and then the same file again. */
export async function benchBankStatements(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    const client = await connectToDatabase(DATABASE_URL);
    await prepare(client);
    const product = await serveApp({ DATABASE_URL }, '/readyz');
    try {
      const found: Round[] = [];
      for (let n = 1; n <= rounds; n++) found.push(await round(product, client, n));
      const of = (name: keyof Round) => median(found.map((one) => one[name]));
      const whole = median(found.map(({ storeMs, matchMs }) => storeMs + matchMs));
      report(`A statement of ${lines} lines, ${reported} of them reported`, [
        { what: 'read, stored and matched', value: whole / 1_000, unit: 's', target: { atMost: 10 } },
        { what: 'read and stored', value: of('storeMs'), unit: 'ms' },
        { what: 'matched: the list of the certain ones', value: of('matchMs'), unit: 'ms' },
        { what: 'the same file once more, nothing stored', value: of('againMs'), unit: 'ms' },
        { what: 'plain insert of as many rows', value: of('plainMs'), unit: 'ms' },
        { what: 'read and stored ÷ plain insert', value: of('storeMs') / of('plainMs'), unit: '×' },
      ]);
    } finally {
      await product.stop();
      await client.end();
    }
  });
}
