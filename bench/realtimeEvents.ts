import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { changeCounters } from '../packages/server/src/platform/counters.ts';
import { Database, type Tx } from '../packages/server/src/platform/db.ts';
import { publish } from '../packages/server/src/platform/realtime.ts';
import { asShopId } from '../packages/server/src/platform/scope.ts';
import { ownerLogin } from '../packages/server/src/platform/serving.ts';
import { sessionsTopic } from '../packages/server/src/platform/sessions.ts';
import { idOf, type Size, small } from './generate.ts';
import { median, report } from './report.ts';
import { withBenchDatabases } from './stage.ts';

const clients = 16;
const rounds = 9;
const seconds = Number(process.env.BENCH_SECONDS || 2);

const size: Size = { ...small, membersPerShop: clients, unpaidOrdersPerMember: 1 };

const ways = {
  without: async () => undefined,
  after: (tx: Tx, memberId: string) => publish(tx, 'parcels', memberId),
  within: (tx: Tx, memberId: string) => publish(tx, sessionsTopic, memberId),
} satisfies Record<string, (tx: Tx, memberId: string) => Promise<unknown>>;

/**
 * Measures commits per second of clients that each update their own row: without a realtime event, with one after the
 * commit, and with one inside the transaction.
 */
export async function benchRealtimeEvents(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const { url, role } = ownerLogin({ DATABASE_URL: await stage.copyOf(size) });
    const database = new Database({ url, role, pool: clients });
    const ear = fork(join(import.meta.dirname, 'countRealtimeEvents.ts'), [url]);
    await once(ear, 'message');
    const shop = asShopId(idOf('shop', 1));
    const perSecond = async (way: keyof typeof ways): Promise<number> => {
      let commits = 0;
      const started = performance.now();
      const client = async (_: unknown, at: number) => {
        const memberId = idOf('member', at + 1);
        for (; performance.now() - started < seconds * 1000; commits += 1)
          await database.transact(shop, async (tx) => {
            changeCounters(tx, memberId, { 'parcel.forecast': 1 });
            await ways[way](tx, memberId);
          });
      };
      await Promise.all(Array.from({ length: clients }, client));
      return (commits / (performance.now() - started)) * 1000;
    };
    const speeds = { without: [] as number[], after: [] as number[], within: [] as number[] };
    for (let round = 0; round < rounds; round += 1)
      for (const way of ['without', 'after', 'within'] as const) {
        const speed = await perSecond(way);
        // The first round only warms up the variants, so its speeds are not counted.
        if (round > 0) speeds[way].push(speed);
      }
    const ratio = (way: 'after' | 'within') =>
      median(speeds[way].map((speed, at) => speed / (speeds.without[at] ?? Number.NaN)));
    ear.send('how many?');
    const [heard] = await once(ear, 'message');
    report(`Commits of ${clients} clients, fsync on, each with one hint that another process hears`, [
      { what: 'without', value: median(speeds.without), unit: '/s' },
      { what: 'told after the commit', value: median(speeds.after), unit: '/s' },
      { what: 'told inside of it', value: median(speeds.within), unit: '/s' },
      { what: 'after ÷ without', value: ratio('after'), unit: '×', target: { atLeast: 0.9 } },
      { what: 'inside ÷ without', value: ratio('within'), unit: '×' },
      { what: 'hints heard', value: Number(heard), unit: '' },
    ]);
    ear.kill();
    await database.end();
  });
}
