import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { startApp } from '../packages/server/src/app.ts';
import { jobNames } from '../packages/server/src/jobs.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { migrate } from '../packages/server/src/platform/migrate.ts';
import { asShopId } from '../packages/server/src/platform/scope.ts';
import { auditLogSealing } from '../packages/server/src/staff/sealAuditJob.ts';
import { endedHistorySealing } from '../packages/server/src/tracking/sealEndedJob.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { temporaryDatabase } from '../scripts/database.ts';
import { hostOf, idOf, staffToken } from './generate.ts';
import { median, quantile, type Row, report } from './report.ts';
import { say } from './stage.ts';

const parcels = Number(process.env.BENCH_PARCELS ?? 50_000);
const shop = idOf('shop', 1);
const staff = idOf('staff', 1);
const member = idOf('member', 1);

/** The time of the n-th parcel's k-th step, within a year that ended sixteen months ago. */
const moment = (n: string, k: string) =>
  `(now() - interval '28 months' + ${n} * interval '1 year' / ${parcels} + ${k} * interval '1 day')`;
/** An id of that time in the product's format. */
const idAt = (at: string) =>
  `overlay(overlay(gen_random_uuid()::text placing substr(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0'), 1, 8) from 1)
    placing substr(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0'), 9, 4) || '-7' from 10)::uuid`;
const nth = (kind: string, n: string) => `pg_temp.nth('${kind}', ${n})`;

const steps = ['forecast', 'receive', 'shelve', 'request', 'pack', 'ship', 'sign'];
const orderSteps = ['place', 'pack', 'pay', 'ship', 'sign'];
const onTheWay = 8;
/**
 * The staff calls in the life of each parcel or order. One call of a kind is logged for every `of` parcels, and its
 * log entry refers to `about` rows.
 */
const acts = [
  { call: 'receiveParcel', of: 1, about: 3 },
  { call: 'photographParcel', of: 1, about: 2 },
  { call: 'shelveParcels', of: 1, about: 1 },
  { call: 'packOrder', of: 2, about: 5 },
  { call: 'shipOrder', of: 2, about: 3 },
];

const rows = [
  `create function pg_temp.nth(kind text, n bigint) returns uuid language sql immutable
   as $$ select (lpad(to_hex(n), 8, '0') || '-' || kind || '-7000-8000-000000000000')::uuid $$`,
  `insert into shops (id, code, name, currency, time_zone, default_lang, settings, created_at)
   values ('${shop}', 'history', 'History', 'TWD', 'Asia/Taipei', 'tw', '{}', now())`,
  `insert into shop_hosts (host, shop_id, is_primary) values ('${hostOf(1)}', '${shop}', true)`,
  `insert into staff (shop_id, id, login, name, password_hash, roles, created_at)
   values ('${shop}', '${staff}', 'owner', 'Owner', '-', array['owner'], now())`,
  `insert into sessions (shop_id, token_hash, id, staff_id, created_at, last_seen_at, expires_at)
   values ('${shop}', sha256('${staffToken(1)}'), '${idOf('session', 1)}', '${staff}', now(), now() + interval '30 days', now() + interval '60 days')`,
  `insert into members (shop_id, id, account, name, area_code, phone, email, password_hash, simple_code, random_name, created_at)
   values ('${shop}', '${member}', 'member', '王小明', '886', '0912345678', 'm@example.com', '-', 'S1', 'R1', now())`,
  `insert into parcels (shop_id, id, number, member_id, bill_code, courier, state, goods_name, goods_count, declared_value_minor, weight_g,
     length_mm, width_mm, height_mm, forecast_at, arrived_at, shelved_at, created_at, updated_at)
   select '${shop}', ${nth('000c', 'n')}, 'P' || n, '${member}', 'SF' || lpad(n::text, 13, '0'), 'SF', 'signed', '外套與配件', 1, 50000, 1200, 300, 200, 100,
     ${moment('n', '0')}, ${moment('n', '2')}, ${moment('n', '2')}, ${moment('n', '0')}, ${moment('n', '20')} from generate_series(1, ${parcels}) n`,
  `insert into orders (shop_id, id, number, member_id, state, warehouse_id, channel_id, carrier_id, zone_id, rate_card_id, delivery_type,
     destination, consignee, phone, country, parcel_count, quote_total_minor, created_at, updated_at)
   select '${shop}', ${nth('000d', 'n')}, 'O' || n, '${member}', 'signed', ${nth('0004', '1')}, ${nth('0005', '1')}, ${nth('0006', '1')}, ${nth('0007', '1')},
     ${nth('0008', '1')}, 2, '{}', '王小明', '0912345678', 'TW', 2, 120000, ${moment('n', '3')}, ${moment('n', '20')} from generate_series(2, ${parcels}, 2) n`,
  ...steps.map(
    (
      event,
      k,
    ) => `insert into transitions (shop_id, id, noun, subject_id, event, from_state, to_state, at, staff_id)
     select '${shop}', ${idAt(moment('n', String(k)))}, 'parcel', ${nth('000c', 'n')}, '${event}', 'received', 'shelved', ${moment('n', String(k))}, '${staff}'
     from generate_series(1, ${parcels}) n`,
  ),
  ...orderSteps.map(
    (
      event,
      k,
    ) => `insert into transitions (shop_id, id, noun, subject_id, event, from_state, to_state, at, staff_id)
     select '${shop}', ${idAt(moment('n', String(k + 3)))}, 'order', ${nth('000d', 'n')}, '${event}', 'processing', 'awaitingPayment', ${moment('n', String(k + 3))}, '${staff}'
     from generate_series(2, ${parcels}, 2) n`,
  ),
  `insert into tracking_events (shop_id, id, order_id, number, at, place, zh, tw, en, source, created_at)
   select '${shop}', ${idAt(moment('n', 'k'))}, ${nth('000d', 'n')}, 'KY' || lpad(n::text, 10, '0'), ${moment('n', 'k')}, '桃園', '进口清关中', '進口清關中',
     'Import customs clearance', 'system', ${moment('n', 'k')} from generate_series(2, ${parcels}, 2) n, generate_series(1, ${onTheWay}) k`,
  ...acts.flatMap(({ call, of, about }, k) => [
    `insert into audit_log (shop_id, id, at, call, staff_id, request_id, ip, input, changes)
     select '${shop}', ${idAt(moment('n', String(k)))}, ${moment('n', String(k))}, '${call}', '${staff}', gen_random_uuid(), '203.0.113.7',
       jsonb_build_object('scale', '', 'certain', false, 'weightG', 1250, 'widthMm', 200, 'heightMm', 100, 'lengthMm', 300, 'labelHint', '',
         'warehouseId', ${nth('0004', '1')}, 'courierNumber', 'SF' || lpad(n::text, 13, '0')),
       jsonb_build_array(jsonb_build_object('noun', 'parcel', 'id', ${nth('000c', 'n')}, 'from', 'forecast', 'to', 'received'))
     from generate_series(${of}, ${parcels}, ${of}) n`,
    `insert into audit_subjects (shop_id, subject_id, audit_id)
     select shop_id, case k when 1 then ${nth('000c', 'n')} when 2 then '${member}' else gen_random_uuid() end, id
     from (select row_number() over (order by id) * ${of} as n, shop_id, id from audit_log where call = '${call}') as acts, generate_series(1, ${about}) k`,
  ]),
  'vacuum analyze',
];

const tables = [
  ...['audit_log', 'audit_subjects', 'transitions', 'tracking_events'],
  ...['parcel_search_parts', 'parcels', 'sealed_history'],
];

/** The size of each table with its indexes per parcel, as if it had just been written. */
async function bytesOf(client: pg.Client): Promise<Map<string, number>> {
  for (const table of tables) await client.query(`vacuum full ${table}`);
  const { rows: sizes } = await client.query<{ name: string; bytes: string }>(
    'select name, pg_total_relation_size(name::regclass) as bytes from unnest($1::text[]) as name',
    [tables],
  );
  return new Map(sizes.map(({ name, bytes }) => [name, Number(bytes) / parcels]));
}

/** Generates a year of history, seals and searches it. `BENCH_PARCELS` sets the number of parcels. */
export async function benchHistory(): Promise<void> {
  const { url, stop } = await temporaryDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'crossdock-history-'));
  const client = await connectToDatabase(url);
  try {
    await migrate(url, jobNames);
    await client.query('set session_replication_role = replica');
    for (const text of rows) await client.query(text);
    await client.query(
      `insert into parcel_search_parts select shop_id, said.part, said.before, id from parcels, search_parts(bill_code) as said on conflict do nothing`,
    );
    say(`a year of ${parcels.toLocaleString('en')} parcels made`);
    const before = await bytesOf(client);
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal' };
    const running = await startApp(readConfig(env), pino({ level: 'fatal' }), []);
    try {
      const sealed = [...(await sealAll(running, client)), ...(await sealHistories(running, client))];
      const after = await bytesOf(client);
      report(`a year of ${parcels.toLocaleString('en')} parcels`, [
        ...compared(before, after),
        ...sealed,
        ...(await searched(running)),
        ...(await opened(running)),
      ]);
    } finally {
      await running.stop();
    }
  } finally {
    await client.end();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Running = Awaited<ReturnType<typeof startApp>>;

/** Runs a sealing job until nothing is left to seal. Returns figures about the stored data. */
async function seal(
  { database, services }: Running,
  client: pg.Client,
  kind: 'audit' | 'ended',
  firstRows: (sealed: number) => Row[],
): Promise<Row[]> {
  const job = kind === 'audit' ? auditLogSealing(services) : endedHistorySealing(services);
  const began = performance.now();
  for (let end: unknown = 'more'; end === 'more'; )
    end = await job.run(database.noTransaction(asShopId(shop)), { shopId: shop });
  const seconds = (performance.now() - began) / 1000;
  const { rows: files } = await client.query<{ n: number; sealed: number; bytes: number }>(
    `select count(*)::int as n, coalesce(sum(row_count), 0)::int as sealed, coalesce(sum(bytes), 0)::float8 as bytes
     from sealed_history s join files f on f.shop_id = s.shop_id and f.id = s.file_id where kind = $1`,
    [kind],
  );
  const { n, sealed, bytes } = { n: 0, sealed: 0, bytes: 0, ...files[0] };
  return [
    ...firstRows(sealed),
    { what: 'sealed a second', value: sealed / seconds, unit: '' },
    { what: 'files', value: n, unit: '' },
    { what: 'in the bucket', value: bytes / parcels, unit: 'B/parcel' },
  ];
}

async function sealAll(running: Running, client: pg.Client): Promise<Row[]> {
  const { rows: acts } = await client.query<{ n: number }>('select count(*)::int as n from audit_log');
  return seal(running, client, 'audit', (sealed) => [
    { what: 'acts of staff', value: acts[0]?.n ?? 0, unit: '' },
    { what: 'of them sealed', value: sealed, unit: '' },
  ]);
}

const sealHistories = (running: Running, client: pg.Client): Promise<Row[]> =>
  seal(running, client, 'ended', (sealed) => [
    { what: 'parcels and orders of which the history was sealed', value: sealed, unit: '' },
  ]);

function compared(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Row[] {
  const total = (sizes: ReadonlyMap<string, number>) =>
    [...sizes.values()].reduce((sum, one) => sum + one, 0);
  const line = (what: string, value: number): Row => ({ what, value, unit: 'B/parcel' });
  return [
    ...tables.flatMap((table) => [
      line(`${table}, before`, before.get(table) ?? 0),
      line('  afterwards', after.get(table) ?? 0),
    ]),
    line('all of these, before', total(before)),
    { ...line('  afterwards', total(after)), target: { atMost: 3_000 } },
  ];
}

/** Searches the staff's log for twenty parcel numbers, each within one week of the sealed year. */
async function searched({ server }: Running): Promise<Row[]> {
  const times: number[] = [];
  let found = 0;
  for (let n = 1; n <= 20; n += 1) {
    const parcel = Math.floor((n * parcels) / 21);
    const at = Date.now() - 28 * 30.44 * 86_400_000 + (parcel / parcels) * 365.25 * 86_400_000;
    const span = [at - 3 * 86_400_000, at + 4 * 86_400_000].map((ms) => new Date(ms).toISOString());
    const query = new URLSearchParams({
      words: `SF${String(parcel).padStart(13, '0')}`,
      from: span[0] ?? '',
      to: span[1] ?? '',
    });
    const began = performance.now();
    const answer = await server.app.inject({
      method: 'GET',
      url: `/api/staff/audit?${query}`,
      headers: { host: hostOf(1), authorization: `Bearer ${staffToken(1)}` },
    });
    times.push(performance.now() - began);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    found += JSON.parse(answer.body).data.total > 0 ? 1 : 0;
  }
  return [
    { what: 'a number looked for in a week of it, median', value: median(times), unit: 'ms' },
    { what: 'the slowest', value: quantile(times, 1), unit: 'ms' },
    { what: 'found, of 20', value: found, unit: '', target: { atLeast: 20 } },
  ];
}

/** Opens twenty parcels and orders of the sealed year with the calls of the console, each with its whole history. */
async function opened({ server }: Running): Promise<Row[]> {
  const times: number[] = [];
  let whole = 0;
  const ask = async (url: string) => {
    const began = performance.now();
    const headers = { host: hostOf(1), authorization: `Bearer ${staffToken(1)}` };
    const answer = await server.app.inject({ method: 'GET', url, headers });
    times.push(performance.now() - began);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return JSON.parse(answer.body).data;
  };
  for (let n = 1; n <= 20; n += 1) {
    const place = 2 * Math.floor((n * parcels) / 42);
    const id = (kind: string) => `${place.toString(16).padStart(8, '0')}-${kind}-7000-8000-000000000000`;
    const { timeline } = await ask(`/api/staff/parcels/detail?${new URLSearchParams({ id: id('000c') })}`);
    const { list } = await ask(`/api/staff/tracking?${new URLSearchParams({ orderId: id('000d') })}`);
    whole += timeline.length === steps.length && list.length === onTheWay ? 1 : 0;
  }
  return [
    { what: 'a sealed parcel, or an order’s events, opened, median', value: median(times), unit: 'ms' },
    { what: 'the slowest', value: quantile(times, 1), unit: 'ms' },
    { what: 'whole, of 20', value: whole, unit: '', target: { atLeast: 20 } },
  ];
}
