import { connectToDatabase } from '../scripts/connected.ts';
import { hostOf, idOf, memberToken, type Size, small } from './generate.ts';
import { type RecordedRequest, recordStatements } from './record.ts';
import { median, report } from './report.ts';
import { serveApp, withBenchDatabases } from './stage.ts';
import { RawHttpConnection, RawPgConnection, type WireStatement } from './wires.ts';

const size: Size = {
  ...small,
  shops: 4,
  membersPerShop: 1500,
  parcels: 300_000,
  unpaidOrdersPerMember: 1,
  shelvedPercent: 60,
};
const connections = 16;
const rounds = 6;
const members = size.shops * size.membersPerShop;
const perRound = members / rounds;

const shopOf = (member: number) => ((member - 1) % size.shops) + 1;
const asMember = (member: number, key: string) => ({
  host: hostOf(shopOf(member)),
  authorization: `Bearer ${memberToken(member)}`,
  lang: 'tw',
  'idempotency-key': key,
});

/** One order of two shelved parcels for every member. */
async function submissions(databaseUrl: string): Promise<RecordedRequest[]> {
  const client = await connectToDatabase(databaseUrl);
  const { rows } = await client.query<{ member_id: string; ids: string[] }>(
    `select member_id, (array_agg(id::text order by id))[1:2] as ids from parcels where state = 'shelved' group by member_id`,
  );
  await client.end();
  const parcelsOf = new Map(rows.map(({ member_id, ids }) => [member_id, ids]));
  return Array.from({ length: members }, (_, at) => {
    const member = at + 1;
    const shop = shopOf(member);
    const body = {
      parcelIds: parcelsOf.get(idOf('member', member)) ?? [],
      deliveryType: 2,
      addressId: idOf('address', member),
      channelId: idOf('channel', shop),
      carrierId: idOf('carrier', shop),
      totalMinor: 0,
      agreed: true,
    };
    return { path: '/api/Orders/AddOrder', headers: asMember(member, `submit-${member}`), body };
  });
}

/**
 * Every member first asks for a quote, as the page for an order does. Afterwards the product knows the members. Until
 * then all of them share the limits of one address, which allows four busy requests at once.
 */
async function quoted(url: string, requests: RecordedRequest[]): Promise<RecordedRequest[]> {
  const totals = new Map<RecordedRequest, number>();
  const http = await Promise.all(Array.from({ length: connections }, () => RawHttpConnection.open(url)));
  await perSecond(requests, http, async (client, request) => {
    const { totalMinor, agreed, ...choice } = request.body as Record<string, unknown>;
    const { data } = await sendOne(client, {
      path: '/api/Orders/SumOrderFree',
      headers: request.headers,
      body: choice,
    });
    totals.set(request, (data as { totalMinor: number }).totalMinor);
  });
  for (const one of http) one.end();
  return requests.map((request) => ({
    ...request,
    body: { ...(request.body as object), totalMinor: totals.get(request) },
  }));
}

const payments = (): RecordedRequest[] =>
  Array.from({ length: members }, (_, at) => ({
    path: '/api/Pay/ToBalancePay',
    headers: asMember(at + 1, `pay-${at + 1}`),
    body: { orderId: idOf('order', at + 1) },
  }));

/** Shares the work among connections, each of which takes the next piece. Returns pieces per second. */
async function perSecond<T, C>(
  work: T[],
  clients: C[],
  one: (client: C, piece: T) => Promise<unknown>,
): Promise<number> {
  const queue = [...work];
  const started = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) await one(client, piece);
    }),
  );
  return (work.length / (performance.now() - started)) * 1000;
}

async function sendOne(
  http: RawHttpConnection,
  { path, headers, body }: RecordedRequest,
): Promise<{ data: unknown }> {
  const answer = await http.post(path, headers, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
  return JSON.parse(answer.body);
}

async function compare(
  title: string,
  recorded: WireStatement[][],
  requests: RecordedRequest[],
  urls: { product: string; replay: string },
) {
  const http = await Promise.all(
    Array.from({ length: connections }, () => RawHttpConnection.open(urls.product)),
  );
  const raw = await Promise.all(Array.from({ length: connections }, () => RawPgConnection.open(urls.replay)));
  const speeds = { product: [] as number[], replay: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const part = [round * perRound, (round + 1) * perRound] as const;
    const replayed = await perSecond(recorded.slice(...part), raw, (client, transaction) =>
      client.run(transaction),
    );
    const answered = await perSecond(requests.slice(...part), http, sendOne);
    // The first round only warms up the product and the replay, so it is not counted.
    if (round === 0) continue;
    speeds.replay.push(replayed);
    speeds.product.push(answered);
  }
  for (const one of [...http, ...raw]) one.end();
  const ratios = speeds.product.map((value, at) => value / (speeds.replay[at] ?? Number.NaN));
  report(`${title}, ${connections} connections, fsync on`, [
    { what: 'messages of one transaction', value: recorded[0]?.length ?? 0, unit: '' },
    { what: 'the same messages sent raw, one await each', value: median(speeds.replay), unit: '/s' },
    { what: 'the product', value: median(speeds.product), unit: '/s' },
    { what: 'product ÷ raw', value: median(ratios), unit: '×', target: { atLeast: 0.75 } },
  ]);
}

/** Submits and pays orders, compared with a minimal client that sends the same messages to PostgreSQL. */
export async function benchOrders(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const [recording, serving, replaying] = [
      await stage.copyOf(size),
      await stage.copyOf(size),
      await stage.copyOf(size),
    ];
    // Both sides use the same number of database connections.
    const env = { DATABASE_URL: serving, DATABASE_POOL: String(connections) };
    const product = await serveApp(env, '/livez');
    const urls = { product: product.url, replay: replaying };
    await product.untilIdle();
    try {
      const orders = await quoted(product.url, await submissions(serving));
      await compare(
        'Submit an order of two parcels',
        await recordStatements(recording, orders),
        orders,
        urls,
      );
      const pays = payments();
      await compare('Pay an order from the balance', await recordStatements(recording, pays), pays, urls);
    } finally {
      await product.stop();
    }
  });
}
