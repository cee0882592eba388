import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { hostOf, memberOf, memberToken, staffToken } from './generate.ts';
import { createImporter, type Import, importedMemberCount, neighbourSize } from './importer.ts';
import { memoryOf, sumOf, watchMemory } from './memory.ts';
import { quantile, report } from './report.ts';
import { type ServedProcess, serveApp, withBenchDatabases } from './stage.ts';

const members = importedMemberCount;
const parcels = Math.round(members * 0.6);
/** The interval between the requests of another shop's members. A late answer does not delay the next request. */
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

const headers = { host: hostOf(1), authorization: `Bearer ${staffToken(1)}`, lang: 'tw' };

async function moved(product: ServedProcess, kind: string, text: string): Promise<Import> {
  const { checked, applied } = createImporter(product, headers);
  const found = await checked(kind, text);
  if (found.faultyCount > 0) throw new Error(`${found.faultyCount} rows of ${kind} are faulty`);
  return applied(found);
}

/** Reads a list of another shop's member; returns the time in ms. */
function read(product: ServedProcess, nth: number): Promise<number> {
  const member = memberOf(neighbourSize, 2, (nth % neighbourSize.membersPerShop) + 1);
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

/** The times of another shop's reads while `work` runs. */
async function readsDuring(product: ServedProcess, work: () => Promise<unknown>): Promise<number[]> {
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

/** Imports a firm's members and parcels while another shop is used. */
export async function benchDataImport(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const product = await serveApp({ DATABASE_URL: await stage.copyOf(neighbourSize) }, '/readyz');
    try {
      await readsDuring(product, () => pause(1_000));
      const calm = await readsDuring(product, () => pause(calmSeconds * 1_000));
      const before = memoryOf(product.child);
      const memory = watchMemory(product.child);
      const began = performance.now();
      let middle = 0;
      const files = [memberFile(), parcelFile()] as const;
      const during = await readsDuring(product, async () => {
        await moved(product, 'members', files[0]);
        middle = performance.now();
        await moved(product, 'parcels', files[1]);
      });
      const end = performance.now();
      const { most, mostRss } = memory.end();
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
