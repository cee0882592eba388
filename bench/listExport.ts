import { callServer } from './callServer.ts';
import { hostOf, type Size, staffToken } from './generate.ts';
import { quantile, report } from './report.ts';
import { serveApp, withBenchDatabases } from './stage.ts';

const size: Size = {
  ...{ shops: 1, membersPerShop: 1_000, parcels: Number(process.env.BENCH_PARCELS || 1_000_000) },
  unpaidOrdersPerMember: Number(process.env.BENCH_ORDERS || 100_000) / 1_000,
  ...{ heavyMemberParcels: 0, shelvedPercent: 8 },
};
const headers = { host: hostOf(1), authorization: `Bearer ${staffToken(1)}`, lang: 'tw' };

interface Part {
  readonly rows: number;
  readonly base64: string;
  readonly next: string | null;
}

interface List {
  readonly of: string;
  readonly path: string;
  readonly columns: string;
}

const lists: readonly List[] = [
  {
    ...{ of: 'parcels', path: 'staff/parcels/export' },
    columns: 'number,courier,state,member,goods,weight,place,created',
  },
  {
    ...{ of: 'orders', path: 'staff/orders/export' },
    columns: 'number,state,member,consignee,channel,amount,due,created',
  },
];

/** Exports the lists of all parcels and all orders as CSV, part by part, as the console does. */
export async function benchListExport(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.filled(size);
    for (const list of lists) await exportWhole(DATABASE_URL, list);
  });
}

/** Exports each list from a fresh server, so that the measured memory is only the export's. */
async function exportWhole(DATABASE_URL: string, { of, path, columns }: List): Promise<void> {
  const product = await serveApp({ DATABASE_URL }, '/livez');
  const before = product.residentMb();
  const times: number[] = [];
  let [most, rows, bytes] = [before, 0, 0];
  const began = performance.now();
  for (let after = ''; ; ) {
    const asked = new URLSearchParams({ format: 'csv', columns, ...(after === '' ? {} : { after }) });
    const started = performance.now();
    const part = await callServer<Part>(product, `${path}?${asked}`, headers);
    times.push(performance.now() - started);
    rows += part.rows;
    bytes += part.base64.length * 0.75;
    most = Math.max(most, product.residentMb());
    if (part.next === null) break;
    after = part.next;
  }
  report(`A list of ${rows.toLocaleString('en')} ${of} as CSV, eight columns, in ${times.length} parts`, [
    { what: 'in all', value: (performance.now() - began) / 1000, unit: 's' },
    { what: 'a part of 5,000 rows, p50', value: quantile(times, 0.5), unit: 'ms' },
    { what: '  p99', value: quantile(times, 0.99), unit: 'ms' },
    { what: 'the last part ÷ the first', value: (times.at(-2) ?? 0) / (times[0] ?? 1), unit: '×' },
    { what: 'size of the file', value: bytes / 1_000_000, unit: 'MB' },
    { what: 'memory of the server before', value: before, unit: 'MB' },
    { what: 'most memory of the server', value: most, unit: 'MB' },
  ]);
  await product.stop();
}
