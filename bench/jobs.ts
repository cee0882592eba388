import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { lateReportJob } from '../packages/server/src/messages/smsReportJobs.ts';
import { Database } from '../packages/server/src/platform/db.ts';
import { Jobs } from '../packages/server/src/platform/jobs.ts';
import { asShopId } from '../packages/server/src/platform/scope.ts';
import { ownerLogin } from '../packages/server/src/platform/serving.ts';
import { idOf, type Size, small } from './generate.ts';
import { median, quantile, report } from './report.ts';
import { withBenchDatabases } from './stage.ts';

const size: Size = { ...small, membersPerShop: 5, unpaidOrdersPerMember: 1 };
const count = 200;
const everyMs = 37;

/** Measures the time from the commit of a transaction that adds a job until the job begins, in one idle process. */
export async function benchJobs(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const { url, role } = ownerLogin({ DATABASE_URL: await stage.copyOf(size) });
    const log = pino({ level: 'fatal' });
    const database = new Database({ url, role, pool: 10 });
    const jobs = new Jobs(url, role, database, log);
    const begun = new Map<unknown, PromiseWithResolvers<number>>();
    await jobs.start();
    const run = async (_: unknown, { n }: Readonly<Record<string, unknown>>) =>
      begun.get(n)?.resolve(performance.now());
    await jobs.work([{ name: lateReportJob, run }], async () => []);
    const shop = asShopId(idOf('shop', 1));
    const commits: number[] = [];
    const waits: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const beginning = Promise.withResolvers<number>();
      begun.set(n, beginning);
      const started = performance.now();
      await database.transact(shop, async (tx) => jobs.enqueue(tx, lateReportJob, { n }));
      const committed = performance.now();
      commits.push(committed - started);
      waits.push((await beginning.promise) - committed);
      await pause(everyMs * (1 + (n % 7)));
    }
    report('A transaction that leaves a job and does nothing else', [
      { what: 'the transaction, median', value: median(commits), unit: 'ms' },
      { what: 'from its commit until the job begins, median', value: median(waits), unit: 'ms' },
      { what: 'the same, p99', value: quantile(waits, 0.99), unit: 'ms' },
    ]);
    await jobs.stop();
    await database.end();
  });
}
