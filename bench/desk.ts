import { connectToDatabase } from '../scripts/connected.ts';
import { hostOf, idOf, million, type Size, staffToken } from './generate.ts';
import { median, quantile, report } from './report.ts';
import { serveApp, withBenchDatabases } from './stage.ts';
import { RawHttpConnection } from './wires.ts';

/** A million parcels in large shops. A tenth are forecasts, by a thousand members per shop. */
const size: Size = { ...million, shops: 10, membersPerShop: 1_000, heavyMemberParcels: 0, shelvedPercent: 0 };
const perSecond = 50;
const seconds = Number(process.env.BENCH_SECONDS || 30);
const warmUpSeconds = 3;

async function forecastNumbers(databaseUrl: string, count: number): Promise<string[]> {
  const client = await connectToDatabase(databaseUrl);
  const { rows } = await client.query<{ bill_code: string }>(
    "select bill_code from parcels where shop_id = $1 and state = 'forecast' order by id limit $2",
    [idOf('shop', 1), count],
  );
  await client.end();
  return rows.map((row) => row.bill_code);
}

/**
 * Sends 50 scans a second, whether or not the answers keep up. Each time runs from the moment when the scan was due,
 * so that waiting for a slow answer counts too.
 */
export async function benchDesk(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    const product = await serveApp({ DATABASE_URL }, '/livez');
    const count = perSecond * (seconds + warmUpSeconds);
    const numbers = await forecastNumbers(DATABASE_URL, count);
    if (numbers.length < count) throw new Error(`only ${numbers.length} forecasts`);
    const idle = await Promise.all(Array.from({ length: 32 }, () => RawHttpConnection.open(product.url)));
    const times: number[] = [];
    const began = performance.now();
    const scan = async (number: string, due: number) => {
      const http = idle.pop() ?? (await RawHttpConnection.open(product.url));
      const headers = {
        host: hostOf(1),
        authorization: `Bearer ${staffToken(1)}`,
        lang: 'tw',
        'idempotency-key': number,
      };
      const answer = await http.post('/api/staff/parcels/receive', headers, {
        billCode: number,
        warehouseId: idOf('warehouse', 1),
        weightG: 1_250,
        lengthMm: 300,
        widthMm: 200,
        heightMm: 100,
        shelfCode: 'A-01',
      });
      if (answer.status !== 200) throw new Error(answer.body);
      times.push(performance.now() - began - due);
      idle.push(http);
    };
    const scans = numbers.map(async (number, at) => {
      const due = (at * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - (performance.now() - began))));
      await scan(number, due);
    });
    await Promise.all(scans);
    const measured = times.slice(perSecond * warmUpSeconds);
    report(`Receive a parcel at the desk, ${perSecond} a second for ${seconds} s, fsync on`, [
      { what: 'median', value: median(measured), unit: 'ms' },
      { what: 'p99', value: quantile(measured, 0.99), unit: 'ms', target: { atMost: 30 } },
      { what: 'slowest', value: quantile(measured, 1), unit: 'ms' },
    ]);
    for (const http of idle) http.end();
    await product.stop();
  });
}
