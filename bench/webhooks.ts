import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectToDatabase } from '../scripts/connected.ts';
import { hostOf, memberToken, million, type Size, staffToken } from './generate.ts';
import { median, quantile, report } from './report.ts';
import { type ServedProcess, serveApp, withBenchDatabases } from './stage.ts';
import { RawHttpConnection } from './wires.ts';

const size: Size = { ...million, shops: 1, membersPerShop: 100, parcels: 1_000, heavyMemberParcels: 0 };
const perSecond = 100;
const seconds = Number(process.env.BENCH_SECONDS || 20);
const warmUpSeconds = 3;
const forecast = { goodsType: 'clothes', goodsName: '棉質上衣', goodsCount: 2, declaredValueMinor: 120_000 };

/** A customer's program that records when it received each parcel's event. Its path `/silent` never answers. */
async function receiver(): Promise<{ server: Server; url: string; arrivals: Map<string, number> }> {
  const arrivals = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url === '/silent') return;
    const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { id: string } };
    arrivals.set(data.id, performance.now());
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrivals };
}

const asked = (token: string) => ({ host: hostOf(1), authorization: `Bearer ${token}`, lang: 'tw' });

/** Forecasts parcels. Returns each parcel with the time of its answer. */
async function announce({ url }: ServedProcess): Promise<Map<string, number>> {
  const idle: RawHttpConnection[] = [];
  const stood = new Map<string, number>();
  const began = performance.now();
  const one = async (at: number) => {
    const due = (at * 1_000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + due - performance.now())));
    const wire = idle.pop() ?? (await RawHttpConnection.open(url));
    const member = memberToken((at % size.membersPerShop) + 1);
    const billCode = `SF${String(10_000_000_000 + at)}`;
    const answer = await wire.post('/api/Centralized/SubBillCode', asked(member), { billCode, ...forecast });
    idle.push(wire);
    const id = (JSON.parse(answer.body) as { data?: { list: { id?: string }[] } }).data?.list[0]?.id;
    if (id === undefined) throw new Error(answer.body);
    if (at >= perSecond * warmUpSeconds) stood.set(id, performance.now());
  };
  await Promise.all(Array.from({ length: perSecond * (seconds + warmUpSeconds) }, (_, at) => one(at)));
  for (const wire of idle) wire.end();
  return stood;
}

/**
 * Marks staff sessions as freshly authenticated, which adding a webhook requires. The kept database's sessions are old.
 */
async function prove(databaseUrl: string): Promise<void> {
  const client = await connectToDatabase(databaseUrl);
  await client.query('update sessions set proven_at = now() where staff_id is not null');
  await client.end();
}

/** Sends every state change to a webhook, 100 a second, while another webhook of the same shop never answers. */
export async function benchWebhooks(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    await prove(DATABASE_URL);
    const product = await serveApp({ DATABASE_URL, OUTBOUND_PRIVATE: 'true' }, '/livez');
    const program = await receiver();
    const wire = await RawHttpConnection.open(product.url);
    for (const path of ['/', '/silent']) {
      const body = { address: `${program.url}${path}`, events: ['parcel.forecast'] };
      const added = await wire.post('/api/staff/webhooks/add', asked(staffToken(1)), body);
      if (added.status !== 200) throw new Error(added.body);
    }
    const stood = await announce(product);
    const waitUntil = performance.now() + 30_000;
    while ([...stood.keys()].some((id) => !program.arrivals.has(id)) && performance.now() < waitUntil)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const times = [...stood].flatMap(([id, at]) => {
      const arrived = program.arrivals.get(id);
      return arrived === undefined ? [] : [Math.max(0, arrived - at)];
    });
    report(`Webhooks, ${perSecond} a second for ${seconds} s, beside an address that never answers`, [
      { what: 'from the answer of the call to the arrival: median', value: median(times), unit: 'ms' },
      { what: 'p99', value: quantile(times, 0.99), unit: 'ms', target: { atMost: 1_000 } },
      { what: 'slowest', value: quantile(times, 1), unit: 'ms' },
      { what: 'not arrived', value: stood.size - times.length, unit: '', target: { atMost: 0 } },
    ]);
    wire.end();
    program.server.closeAllConnections();
    program.server.close();
    await product.stop();
  });
}
