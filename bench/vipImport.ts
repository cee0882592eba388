import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { portalWords } from '@crossdock/contract/vipImports/words.ts';
import { sheetBytes } from '../packages/server/src/platform/sheetText.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { callServer } from './callServer.ts';
import { hostOf, idOf, memberToken, type Size, small } from './generate.ts';
import { type Row, report } from './report.ts';
import { type ServedProcess, serveApp, withBenchDatabases } from './stage.ts';

const size: Size = { ...small, shops: 4, membersPerShop: 50, parcels: 20_000, shelvedPercent: 20 };
const rows = 10_000;
/** The fault of every hundredth row, a different one each time. */
const faults: readonly Partial<Record<VipColumn, string>>[] = [
  { courierNumber: '??' },
  { product: '飛毯' },
  { quantity: '1.5' },
  { price: 'viel' },
  { channel: '空運' },
  { detail: '' },
];
const rounds = 3;
const member = 1;

/** One order per row, which makes the most orders. Every fiftieth row has a new recipient. */
function rowOf(round: number, n: number): Partial<Record<VipColumn, string>> {
  const right = {
    orderKey: `A${n}`,
    courierNumber: `SF${900_000_000_000 + round * rows + n}`,
    product: ['外套', '運動鞋', 'Storage box'][n % 3] ?? '',
    quantity: String((n % 4) + 1),
    price: '120.5',
    channel: '海快',
    consignee: `王小明${n % 50}`,
    phone: '0912345678',
    province: '台北市',
    city: '信義區',
    detail: `信義路五段七號八十九樓之${n % 50}`,
    zip: '110',
    idNumber: 'A123456789',
    remark: `第 ${n} 張`,
  };
  return n % 100 === 50 ? { ...right, ...faults[Math.floor(n / 100) % faults.length] } : right;
}

async function tableOf(round: number): Promise<FormData> {
  const head = vipColumns.map((column) => portalWords[`vipImports.column.${column}`].tw);
  const cells = Array.from({ length: rows }, (_, n) => {
    const row: Partial<Record<VipColumn, string>> = rowOf(round, n);
    return vipColumns.map((column) => row[column] ?? '');
  });
  const bytes = await sheetBytes('xlsx', { name: 'x', head, rows: cells });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], `round${round}.xlsx`));
  return form;
}

/** Adds the products that the rows name, and lets the member place VIP orders. */
async function admit(databaseUrl: string): Promise<void> {
  const client = await connectToDatabase(databaseUrl);
  await client.query('update members set vip = true where id = $1', [idOf('member', member)]);
  await client.query(
    `insert into customs_products (shop_id, id, zh, tw, en, hs_code, unit, value_minor, goods_type_id, created_at)
     select $1, gen_random_uuid(), zh, tw, en, '6201.40', '件', 30000, $2, now()
     from (values ('外套', '外套', 'Jacket'), ('运动鞋', '運動鞋', 'Sneakers'), ('收纳盒', '收納盒', 'Storage box')) as made (zh, tw, en)`,
    [idOf('shop', 1), idOf('goodsType', 1)],
  );
  await client.end();
}

const headers = { host: hostOf(1), authorization: `Bearer ${memberToken(member)}`, lang: 'tw' };

interface Import {
  readonly id: string;
  readonly state: string;
  readonly goodCount: number;
  readonly badCount: number;
  readonly madeCount: number;
}

const asked = (product: ServedProcess, path: string, body?: FormData | object): Promise<Import> =>
  callServer(product, `Centralized/${path}`, headers, body);

/** Polls as the page does, until the import is in the state. */
async function until(product: ServedProcess, id: string, state: string): Promise<Import> {
  for (;;) {
    const now = await asked(product, `GetVipOrderImport?id=${id}`);
    if (now.state === state) return now;
    if (now.state === 'failed') throw new Error('the import failed');
    await pause(50);
  }
}

interface Peaks {
  server: number;
  child: number;
  /** Processor time in seconds, of the server and its child processes. */
  cpu: number;
}

/** Runs `work` and records the peak memory of the server and of its child processes, in MB. */
async function watched<T>(
  product: ServedProcess,
  work: () => Promise<T>,
): Promise<Peaks & { ms: number; answer: T }> {
  const peaks: Peaks = { server: 0, child: 0, cpu: 0 };
  const before = cpuOf(product);
  const look = setInterval(() => {
    peaks.server = Math.max(peaks.server, product.residentMb());
    for (const pid of childrenOf(product.child.pid ?? 0))
      peaks.child = Math.max(peaks.child, residentMb(pid));
  }, 10);
  const began = performance.now();
  const answer = await work();
  const ms = performance.now() - began;
  clearInterval(look);
  peaks.cpu = cpuOf(product) - before;
  return { ...peaks, ms, answer };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && statusOf(pid, 'PPid') === parent);
}

/** Only counts child processes that exist now; none ends during a round. */
const cpuOf = ({ child: { pid = 0 } }: ServedProcess): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuSeconds(each), 0);

/** Assumes a hundred clock ticks per second. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const residentMb = (pid: number) => statusOf(pid, 'VmRSS') / 1024;

/** Returns NaN if the process has ended. */
function statusOf(pid: number, name: string): number {
  try {
    return Number(
      new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
}

export async function benchVipImport(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    await admit(DATABASE_URL);
    const product = await serveApp({ DATABASE_URL }, '/readyz');
    try {
      for (let round = 1; round <= rounds; round++) await benchRound(product, round);
    } finally {
      await product.stop();
    }
  });
}

async function benchRound(product: ServedProcess, round: number): Promise<void> {
  const body = await tableOf(round);
  const idle = product.residentMb();
  const read = await watched(product, async () => {
    const { id } = await asked(product, 'PreviewVipOrders', body);
    return until(product, id, 'preview');
  });
  const { id, goodCount, badCount } = read.answer;
  const made = await watched(product, async () => {
    await asked(product, 'ConfirmVipOrders', { id, goodCount });
    return until(product, id, 'done');
  });
  report(`Round ${round}: ${rows} rows, ${badCount} of them faulty`, [
    { what: 'preview', value: read.ms / 1000, unit: 's', target: { atMost: 5 } },
    { what: 'commit', value: made.ms / 1000, unit: 's', target: { atMost: 10 } },
    { what: 'processor time of the preview', value: read.cpu, unit: 's' },
    { what: 'processor time of the commit', value: made.cpu, unit: 's' },
    { what: 'orders made', value: made.answer.madeCount, unit: '' },
    ...memoryOf(idle, read, made),
  ]);
}

function memoryOf(idle: number, read: Peaks, made: Peaks): Row[] {
  const target = { atMost: 300 };
  return [
    { what: 'server before', value: idle, unit: 'MB' },
    { what: 'server, most while previewing', value: read.server, unit: 'MB', target },
    { what: 'server, most while writing', value: made.server, unit: 'MB', target },
    { what: 'its other processes, each at most', value: read.child, unit: 'MB', target },
  ];
}
