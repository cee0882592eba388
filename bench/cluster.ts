import autocannon from 'autocannon';
import { Database } from '../packages/server/src/platform/db.ts';
import { asMemberId, asShopId } from '../packages/server/src/platform/scope.ts';
import { openSession } from '../packages/server/src/platform/sessions.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { median, report } from './report.ts';
import { type ServedProcess, serveApp } from './stage.ts';

const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS || 6);
const rounds = 3;

interface Side {
  readonly product: ServedProcess;
  readonly token: string;
  readonly measured: Record<'list' | 'forecast', autocannon.Result[]>;
}

/** Starts the product on the database that this environment variable names, with a new session of the demo member. */
async function side(variable: string): Promise<Side> {
  const DATABASE_URL = process.env[variable];
  if (!DATABASE_URL) throw new Error(`${variable} must name a database that holds the demo shops`);
  const owner = await connectToDatabase(DATABASE_URL);
  const { rows } = await owner.query<{ shop: string; member: string }>(
    `select members.shop_id as shop, members.id as member from members
     join shop_hosts on shop_hosts.shop_id = members.shop_id where host = 'localhost' and account = 'demo'`,
  );
  await owner.end();
  const [demo] = rows;
  if (demo === undefined) throw new Error(`${variable} has no demo shops`);
  const database = new Database({ url: DATABASE_URL, role: 'crossdock_app', pool: 1 });
  const token = await database.transact(asShopId(demo.shop), (tx) =>
    openSession(tx, { memberId: asMemberId(demo.member) }, { ip: '127.0.0.1', userAgent: 'bench' }),
  );
  await database.end();
  const product = await serveApp({ DATABASE_URL }, '/livez');
  return { product, token, measured: { list: [], forecast: [] } };
}

let numbers = Date.now();

async function load({ product, token }: Side, what: 'list' | 'forecast', duration = seconds) {
  const headers = { host: 'localhost', authorization: `Bearer ${token}`, lang: 'tw' };
  const list: autocannon.Request = { method: 'GET', path: '/api/Member/QueryBillCode?pageSize=20', headers };
  const forecast: autocannon.Request = {
    method: 'POST',
    path: '/api/Centralized/SubBillCode',
    headers: { ...headers, 'content-type': 'application/json' },
    setupRequest: (request) => {
      numbers += 1;
      const said = {
        billCode: `B${numbers}`,
        goodsType: 'homeGoods',
        goodsName: 'cup',
        goodsCount: 1,
        declaredValueMinor: 10_000,
      };
      return { ...request, body: JSON.stringify(said) };
    },
  };
  const url = product.url;
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: [what === 'list' ? list : forecast],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: ${result.non2xx} answers that are not 2xx, ${result.errors} errors`);
  return result;
}

async function inTurns(sides: readonly Side[]): Promise<void> {
  for (const one of sides) for (const what of ['list', 'forecast'] as const) await load(one, what, 3);
  for (let round = 0; round < rounds; round += 1)
    for (const what of ['list', 'forecast'] as const)
      for (const one of sides) one.measured[what].push(await load(one, what));
}

/** Measures a list and a write on a Citus cluster (`CLUSTER_URL`) and on a single PostgreSQL (`PLAIN_URL`). */
export async function benchCluster(): Promise<void> {
  const sides = [await side('PLAIN_URL'), await side('CLUSTER_URL')] as const;
  try {
    await inTurns(sides);
  } finally {
    await Promise.all(sides.map(({ product }) => product.stop()));
  }
  const rows = (['list', 'forecast'] as const).flatMap((what) => {
    const [plain, cluster] = sides.map(({ measured }) => ({
      rate: median(measured[what].map(({ requests }) => requests.average)),
      p50: median(measured[what].map(({ latency }) => latency.p50)),
      p99: median(measured[what].map(({ latency }) => latency.p99)),
    }));
    return [plain, cluster].flatMap((at, n) => {
      const where = n === 0 ? 'one PostgreSQL' : 'cluster';
      return [
        { what: `${what}, ${where}`, value: at?.rate ?? Number.NaN, unit: '/s' },
        { what: `${what}, ${where}: median`, value: at?.p50 ?? Number.NaN, unit: 'ms' },
        { what: `${what}, ${where}: p99`, value: at?.p99 ?? Number.NaN, unit: 'ms' },
      ];
    });
  });
  report(`The demo's member on both, ${connections} connections`, rows);
}
