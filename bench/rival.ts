import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addShop } from '../packages/server/src/shops/newShop.ts';
import { environment, root } from '../scripts/commands.ts';
import { askProduct } from './askProduct.ts';
import type { Size } from './generate.ts';
import { importer, memoryOf, watchMemory } from './importer.ts';
import { report } from './report.ts';
import { onStage, type Process, say, serveProduct } from './stage.ts';

const size: Size = {
  shops: 4,
  membersPerShop: 50,
  parcels: 20_000,
  heavyMemberParcels: 0,
  unpaidOrdersPerMember: 0,
  shelvedPercent: 20,
};
const members = Number(process.env.BENCH_MEMBERS || 50_000);
const parcels = Math.round(members * 0.6);
/** The faults of each kind. There are ten kinds. */
const each = 30;

/** A row with a fault: what it says, and the reason that has to be given. */
interface Planted {
  readonly row: string;
  readonly error: string;
}
interface RivalFile {
  readonly kind: string;
  readonly head: string;
  readonly rows: readonly string[];
  readonly faults: readonly Planted[];
}

const numberOf = (n: number) => `X${100_000 + n}`;
const nobody = (n: number) => `Z${900_000 + n}`;
const planted = (error: string, row: (n: number) => string): Planted[] =>
  Array.from({ length: each }, (_, n) => ({ error, row: row(n) }));
const rows = (count: number, row: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => row(n));

const memberRow = (n: number, number: string, name: string, email: string, joined: string) =>
  `${number},old${n},${name},09${20_000_000 + n},${email},${joined}`;
const good = (n: number) =>
  memberRow(n, numberOf(n), `王小明${n % 100}`, `old${n}@old.example`, '2024-03-05 13:05');
const parcelRow = (n: number, member: string, warehouse: string, weight: string) =>
  `SF7${String(n).padStart(12, '0')},${member},${warehouse},A-01,外套,${weight},2026-11-01 09:00`;

/** The rival's export: everything of 50,000 members, and 300 rows that no system should have let in. */
const files: readonly RivalFile[] = [
  {
    ...{ kind: 'members', head: '会员编号,用户名,姓名,手机号,邮箱,注册时间', rows: rows(members, good) },
    faults: [
      ...planted('field.email', (n) =>
        memberRow(900_000 + n, nobody(n), '王小明', 'no address', '2024-03-05'),
      ),
      ...planted('field.required', (n) =>
        memberRow(901_000 + n, nobody(1_000 + n), '', `z${n}@old.example`, '2024-03-05'),
      ),
      ...planted('moving.day', (n) =>
        memberRow(902_000 + n, nobody(2_000 + n), '王小明', `y${n}@old.example`, 'last spring'),
      ),
      ...planted('moving.twice', (n) => good(n)),
    ],
  },
  {
    ...{ kind: 'balances', head: '会员编号,余额,币种' },
    rows: rows(members, (n) => `${numberOf(n)},${(n % 5_000) + 1},TWD`),
    faults: [
      ...planted('moving.memberUnknown', (n) => `${nobody(n)},100,TWD`),
      ...planted('moving.otherCurrency', (n) => `${nobody(100 + n)},100,CNY`),
    ],
  },
  {
    ...{
      kind: 'points',
      head: '会员编号,积分',
      rows: rows(members, (n) => `${numberOf(n)},${(n % 900) + 1}`),
    },
    faults: planted('moving.memberUnknown', (n) => `${nobody(n)},100`),
  },
  {
    ...{ kind: 'parcels', head: '快递单号,会员编号,仓库,库位,品名,重量(kg),入库时间' },
    rows: rows(parcels, (n) => parcelRow(n, numberOf(n % members), 'CAN', String((n % 90) / 10 + 0.1))),
    faults: [
      ...planted('moving.memberUnknown', (n) => parcelRow(900_000 + n, nobody(n), 'CAN', '1')),
      ...planted('moving.warehouseUnknown', (n) => parcelRow(901_000 + n, numberOf(n), 'XXX', '1')),
      ...planted('moving.number', (n) => parcelRow(902_000 + n, numberOf(n), 'CAN', 'heavy')),
    ],
  },
];

const places: readonly (readonly [kind: string, text: string])[] = [
  [
    'warehouses',
    'warehouse,name,linkman,phone,address\nCAN,廣州倉,{userName},020-1234567,廣州市白雲區 {randomName}',
  ],
  ['locations', 'warehouse,location\nCAN,A-01'],
];

/** The file with its faults spread among the rows, and what has to be said of which row of a spreadsheet. */
function mixed({ head, rows: right, faults }: RivalFile): { text: string; expected: Map<number, string> } {
  const lines = [head];
  const expected = new Map<number, string>();
  // The last tenth, so that a number that is there twice is the second one.
  const every = Math.floor(right.length / 10 / faults.length);
  const from = right.length - every * faults.length;
  for (const [n, row] of right.entries()) {
    lines.push(row);
    const fault = n >= from && (n - from) % every === 0 ? faults[(n - from) / every] : undefined;
    if (fault === undefined) continue;
    lines.push(fault.row);
    expected.set(lines.length, fault.error);
  }
  return { text: lines.join('\n'), expected };
}

interface FaultyRow {
  readonly row: number;
  readonly faults: readonly { readonly error: string }[];
}

/** Moves a file in. Throws unless exactly the planted rows are left out, each with its reason. */
async function movedIn(
  product: Process,
  headers: Readonly<Record<string, string>>,
  file: RivalFile,
): Promise<number> {
  const { asked, checked, applied } = importer(product, headers);
  const { text, expected } = mixed(file);
  const found = await checked(file.kind, text);
  const said = new Map<number, string>();
  for (let page = 1; said.size < found.faultyCount; page += 1) {
    const { list } = await asked<{ list: FaultyRow[] }>(
      `rows?id=${found.id}&state=faulty&page=${page}&pageSize=100`,
    );
    if (list.length === 0) break;
    for (const { row, faults } of list) said.set(row, faults.map(({ error }) => error).join(' '));
  }
  const wrong = [...new Set([...said.keys(), ...expected.keys()])].filter(
    (row) => said.get(row) !== expected.get(row),
  );
  if (wrong.length > 0)
    throw new Error(
      `${file.kind}: ${wrong.length} rows, such as ${wrong
        .slice(0, 5)
        .map((row) => `${row}: ${said.get(row)}, not ${expected.get(row)}`)
        .join('; ')}`,
    );
  const { writtenCount } = await applied(found);
  if (writtenCount !== file.rows.length) throw new Error(`${file.kind}: ${writtenCount} rows are written`);
  return said.size;
}

/** An empty shop that is not open, and the headers of its owner's calls. */
async function newShop(url: string, code: string) {
  const id = await addShop(url, {
    ...{ code, host: `${code}.localhost`, currency: 'TWD', 'time-zone': 'Asia/Taipei', lang: 'tw' },
    ...{ 'owner-login': 'owner', 'owner-name': 'Owner', 'owner-password': 'Kuang-hua-62-Lane' },
  });
  const token = `bench-owner-${code}-0123456789`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update staff set password_due = false where shop_id = $1', [id]);
  await client.query(
    `insert into sessions (shop_id, token_hash, id, staff_id, created_at, last_seen_at, expires_at, proven_at)
     select $1, $2, gen_random_uuid(), id, now(), now(), now() + interval '1 day', now() from staff where shop_id = $1`,
    [id, createHash('sha256').update(token).digest()],
  );
  await client.end();
  return { id, headers: { host: `${code}.localhost`, authorization: `Bearer ${token}`, lang: 'tw' } };
}

interface Export {
  readonly id: string;
  readonly state: string;
  readonly requestedAt: string;
  readonly finishedAt: string | null;
}

/** Requests an export, waits for it and downloads its tables. Answers the seconds that writing and downloading took. */
async function exported(product: Process, headers: Readonly<Record<string, string>>, path: string) {
  const { id } = await askProduct<Export>(
    product,
    'staff/exports/start',
    { ...headers, 'idempotency-key': 'bench-export' },
    {},
  );
  let found: Export | undefined;
  while (found?.state !== 'ready') {
    await pause(500);
    const { list } = await askProduct<{ list: Export[] }>(product, 'staff/exports', headers);
    found = list.find((one) => one.id === id);
    if (found?.state === 'cancelled') throw new Error('the export was cancelled');
  }
  const began = performance.now();
  const { url } = await askProduct<{ url: string }>(product, 'staff/exports/open', headers, {
    id,
    number: 0,
  });
  await new Promise<void>((resolve, reject) => {
    request(`${product.url}${url}`, { headers }, (answer) => {
      pipeline(answer, createWriteStream(path)).then(resolve, reject);
    })
      .once('error', reject)
      .end();
  });
  return {
    // Two minutes pass before the first row, until no transaction of before can still write.
    writing: (Date.parse(found.finishedAt ?? '') - Date.parse(found.requestedAt)) / 1_000 - 120,
    download: (performance.now() - began) / 1_000,
  };
}

/** Runs the operator's command. Answers seconds, the most memory, and what it printed. */
async function readBack(env: Readonly<Record<string, string>>, ...args: string[]) {
  const began = performance.now();
  const command = ['packages/server/src/cli.ts', 'shop', 'read-back', ...args];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: environment({ ...env, LOG_LEVEL: 'warn' }),
  });
  const memory = watchMemory(child);
  let text = '';
  child.stdout.on('data', (piece) => {
    text += String(piece);
  });
  child.stderr.on('data', (piece) => say(String(piece).trim()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  const most = memory.end();
  if (code !== 0 || !text.includes('EQUAL')) throw new Error(`the export was not read back:\n${text}`);
  return { seconds: (performance.now() - began) / 1_000, most, text };
}

/** Sums of a shop that an owner would compare. */
async function sumsOf(url: string, id: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: found } = await client.query<Record<string, string>>(
    `select
       (select count(*) || ' members' from members where shop_id = $1) as members,
       (select sum(balance_minor) || ' in balances' from ledger_accounts where shop_id = $1 and kind = 'memberBalance') as balances,
       (select sum(balance_minor) || ' in all accounts' from ledger_accounts where shop_id = $1) as trial,
       (select count(*) || ' movements of ' || sum(amount_minor) from ledger_transfers where shop_id = $1) as ledger,
       (select sum(balance) || ' points' from points_balances where shop_id = $1) as points,
       (select count(*) || ' parcels, ' || sum(weight_g) || ' g' from parcels where shop_id = $1) as parcels,
       (select sum(value) || ' counted' from counters where shop_id = $1) as counters`,
    [id],
  );
  await client.end();
  return Object.values(found[0] ?? {}).join('; ');
}

/** A rival's export of 50,000 members with 300 planted faults moves in, out, and into another empty shop. */
export async function benchRival(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-rival-'));
  await onStage(async (stage) => {
    const url = await stage.copyOf(size);
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') };
    const product = await serveProduct(env, '/readyz');
    try {
      const [arriving, returned] = [await newShop(url, 'arriving'), await newShop(url, 'returned')];
      for (const [kind, text] of places) {
        const { checked, applied } = importer(product, arriving.headers);
        await applied(await checked(kind, text));
      }
      const before = memoryOf(product.child);
      const memory = watchMemory(product.child);
      const began = performance.now();
      let leftOut = 0;
      for (const file of files) {
        leftOut += await movedIn(product, arriving.headers, file);
        say(`${file.kind} moved in`);
      }
      const movingIn = (performance.now() - began) / 1_000;
      const mostIn = memory.end();
      const tables = join(folder, 'tables.zip');
      const atExport = memoryOf(product.child);
      const exporting = watchMemory(product.child);
      const { writing, download } = await exported(product, arriving.headers, tables);
      const mostOut = exporting.end();
      const dry = await readBack(env, '--code', 'returned', '--dry-run', tables);
      const back = await readBack(env, '--code', 'returned', tables);
      const [there, here] = [await sumsOf(url, arriving.id), await sumsOf(url, returned.id)];
      say(there);
      if (there !== here) throw new Error(`the sums differ: ${here}`);
      report(`a rival's export of ${members} members in, out, and in again; the sums are equal`, [
        {
          what: 'rows with planted faults left out, each with its reason',
          value: leftOut,
          unit: '',
          target: { atLeast: 300 },
        },
        { what: 'moved in: members, balances, points, parcels', value: movingIn, unit: 's' },
        { what: 'more memory of the server meanwhile', value: mostIn - before, unit: 'MB' },
        { what: 'export written (after two minutes of rest)', value: writing, unit: 's' },
        { what: 'tables packed and downloaded', value: download, unit: 's' },
        { what: 'size of the zip file', value: statSync(tables).size / 1e6, unit: 'MB' },
        { what: 'more memory of the server meanwhile', value: mostOut - atExport, unit: 'MB' },
        { what: 'dry run of reading back', value: dry.seconds, unit: 's' },
        {
          what: 'read back into an empty shop, sums equal',
          value: back.seconds,
          unit: 's',
          target: { atMost: 120 },
        },
        { what: 'memory of the command', value: back.most, unit: 'MB', target: { atMost: 400 } },
      ]);
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
