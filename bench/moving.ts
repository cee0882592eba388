import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askProduct } from './askProduct.ts';
import { hostOf, memberOf, memberToken, type Size, staffToken } from './generate.ts';
import { quantile, report } from './report.ts';
import { onStage, type Process, serveProduct } from './stage.ts';

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
/** Requests of another shop come at this interval, whether or not the answers keep up. */
const everyMs = 20;
const calmSeconds = 5;

const numberOf = (n: number) => `X${100_000 + n}`;

const memberFile = () =>
  [
    '会员编号,用户名,姓名,手机号,邮箱,注册时间',
    ...Array.from(
      { length: members },
      (_, n) =>
        `${numberOf(n)},old${n},王小明${n % 100},09${20_000_000 + n},old${n}@old.example,2024-03-05 13:05`,
    ),
  ].join('\n');

const parcelFile = () =>
  [
    '快递单号,会员编号,仓库,库位,品名,重量(kg),入库时间',
    ...Array.from(
      { length: parcels },
      (_, n) =>
        `SF7${String(n).padStart(12, '0')},${numberOf(n % members)},CAN,A-01,外套,${(n % 90) / 10 + 0.1},2026-11-01 09:00`,
    ),
  ].join('\n');

interface Import {
  readonly id: string;
  readonly state: string;
  readonly newCount: number;
  readonly faultyCount: number;
  readonly writtenCount: number;
}

const headers = { host: hostOf(1), authorization: `Bearer ${staffToken(1)}`, lang: 'tw' };

const asked = (product: Process, path: string, body?: FormData | object): Promise<Import> =>
  askProduct(product, `staff/moving/${path}`, headers, body);

async function until(product: Process, id: string, state: string): Promise<Import> {
  for (;;) {
    const now = await asked(product, `one?id=${id}`);
    if (now.state === state) return now;
    if (now.state === 'failed') throw new Error('the import failed');
    await pause(100);
  }
}

async function moved(product: Process, kind: string, text: string): Promise<Import> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([text], `${kind}.csv`));
  const { id } = await asked(product, 'upload', form);
  const { newCount, faultyCount } = await until(product, id, 'preview');
  if (faultyCount > 0) throw new Error(`${faultyCount} rows of ${kind} are faulty`);
  await asked(product, 'apply', { id, count: newCount });
  return until(product, id, 'done');
}

/** A list of another shop's member; answers how long it took, in ms. */
function read(product: Process, nth: number): Promise<number> {
  const member = memberOf(size, 2, (nth % size.membersPerShop) + 1);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${product.url}/api/Member/QueryBillCode?pageSize=20`,
      { headers: { host: hostOf(2), authorization: `Bearer ${memberToken(member)}`, lang: 'tw' } },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(performance.now() - began));
      },
    );
    sent.once('error', reject);
    sent.end();
  });
}

/** How long another shop's reads take while `work` runs. */
async function readsDuring(product: Process, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const asking: Promise<void>[] = [];
  let goesOn = true;
  const beat = async () => {
    for (let n = 0; goesOn; n++) {
      asking.push(read(product, n).then((ms) => void times.push(ms)));
      await pause(everyMs);
    }
  };
  const beating = beat();
  await work();
  goesOn = false;
  await beating;
  await Promise.all(asking);
  return times;
}

/** What processes hold, in MB: all that each one maps, and with what several share divided among them. */
interface Memory {
  readonly rss: number;
  readonly pss: number;
}

const valueIn = (path: string, name: string): number => {
  try {
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

/** The memory of the server, and of each of its child processes by its program. PostgreSQL is not among them. */
function memoryOf({ child: { pid = 0 } }: Process): Map<string, Memory> {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && valueIn(`/proc/${one}/status`, 'PPid') === pid);
  const held = (one: number) => ({
    rss: valueIn(`/proc/${one}/smaps_rollup`, 'Rss') / 1024,
    pss: valueIn(`/proc/${one}/smaps_rollup`, 'Pss') / 1024,
  });
  return new Map([['server', held(pid)], ...children.map((one) => [programOf(one), held(one)] as const)]);
}

function programOf(pid: number): string {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return `${
      words
        .findLast((word) => /\.[jt]s$/.test(word))
        ?.split('/')
        .at(-1) ?? 'child'
    }`;
  } catch {
    return 'child';
  }
}

const sumOf = (memory: ReadonlyMap<string, Memory>, of: keyof Memory): number =>
  [...memory.values()].reduce((sum, one) => sum + one[of], 0);

/** A firm's members and parcels move in while another shop works. */
export async function benchMoving(): Promise<void> {
  await onStage(async (stage) => {
    const product = await serveProduct({ DATABASE_URL: await stage.copyOf(size) }, '/readyz');
    try {
      await readsDuring(product, () => pause(1_000));
      const calm = await readsDuring(product, () => pause(calmSeconds * 1_000));
      const before = memoryOf(product);
      let most = before;
      let mostRss = sumOf(before, 'rss');
      const look = setInterval(() => {
        const now = memoryOf(product);
        mostRss = Math.max(mostRss, sumOf(now, 'rss'));
        if (sumOf(now, 'pss') > sumOf(most, 'pss')) most = now;
      }, 100);
      const began = performance.now();
      let middle = 0;
      const files = [memberFile(), parcelFile()] as const;
      const during = await readsDuring(product, async () => {
        await moved(product, 'members', files[0]);
        middle = performance.now();
        await moved(product, 'parcels', files[1]);
      });
      const end = performance.now();
      clearInterval(look);
      report(`${members} members with ${parcels} parcels move in`, [
        { what: 'members, checked and written', value: (middle - began) / 1_000, unit: 's' },
        { what: 'parcels, checked and written', value: (end - middle) / 1_000, unit: 's' },
        { what: 'both', value: (end - began) / 1_000, unit: 's', target: { atMost: 60 } },
        {
          what: 'memory that it adds, shared pages once',
          value: sumOf(most, 'pss') - sumOf(before, 'pss'),
          unit: 'MB',
          target: { atMost: 300 },
        },
        { what: 'the same, shared pages in each process', value: mostRss - sumOf(before, 'rss'), unit: 'MB' },
        ...[...most].map(([program, { pss }]) => ({
          what: `of it ${program}`,
          value: pss - (before.get(program)?.pss ?? 0),
          unit: 'MB',
        })),
        { what: "another shop's reads, calm, p50", value: quantile(calm, 0.5), unit: 'ms' },
        { what: "another shop's reads meanwhile, p50", value: quantile(during, 0.5), unit: 'ms' },
        {
          what: 'meanwhile ÷ calm, p50',
          value: quantile(during, 0.5) / quantile(calm, 0.5),
          unit: '×',
          target: { atMost: 1.5 },
        },
        { what: 'meanwhile ÷ calm, p95', value: quantile(during, 0.95) / quantile(calm, 0.95), unit: '×' },
      ]);
    } finally {
      await product.stop();
    }
  });
}
