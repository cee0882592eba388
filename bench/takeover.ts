import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storeUnsentCode } from '../packages/server/src/access/codes.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { Database } from '../packages/server/src/platform/db.ts';
import { asShopId } from '../packages/server/src/platform/scope.ts';
import { servingLogin } from '../packages/server/src/platform/serving.ts';
import type { KillPoint } from '../packages/server/test/killedDuringJob.ts';
import { openSmtp } from '../packages/server/test/smtpDouble.ts';
import { environment, root } from '../scripts/commands.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { idOf, memberOf, type Size, small } from './generate.ts';
import { report } from './report.ts';
import { serveApp, withBenchDatabases } from './stage.ts';

const size: Size = { ...small, shops: 3, membersPerShop: 5, unpaidOrdersPerMember: 1 };
const rounds = 3;
/**
 * The points at which a process is killed: its job is committed but not in the job queue yet; the job is in the queue
 * but not yet deleted from the table of waiting jobs; or the job is running. Each point uses a separate shop, because
 * otherwise one process would do another's job.
 */
const points = ['left', 'moved', 'worked'] as const satisfies readonly KillPoint[];
const longestMs = 120_000;
const secret = 'a secret for a bench, which nothing else knows';

/** Measures the time from `kill -9` of a process with a job until another process has sent the job's mail. */
export async function benchJobTakeover(): Promise<void> {
  const post = await openSmtp();
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    const env = { DATABASE_URL, SMTP_URL: post.url, APP_SECRET: secret };
    const product = await serveApp(env, '/livez');
    const took: Record<(typeof points)[number], number[]> = { left: [], moved: [], worked: [] };
    try {
      for (let round = 1; round <= rounds; round += 1) {
        await untilAlone(DATABASE_URL);
        // The product, whose process survives, is stopped for the moment, so that it cannot do the jobs before the
        // other processes are killed.
        product.child.kill('SIGSTOP');
        // Kill the process at point `worked` first. If it still ran, it would also take the jobs of the processes
        // that are killed at `left` and `moved`.
        const killed = [await kill('worked', round, env)];
        killed.push(...(await Promise.all([kill('left', round, env), kill('moved', round, env)])));
        product.child.kill('SIGCONT');
        await Promise.all(
          killed.map(async ({ point, to, at }) => {
            const letters = () => post.letters.filter((letter) => letter.to === to).length;
            while (letters() === 0 && performance.now() - at < longestMs) await pause(20);
            took[point].push((performance.now() - at) / 1000);
          }),
        );
      }
    } finally {
      await product.stop();
    }
    const slowest = (point: (typeof points)[number]) => Math.max(...took[point]);
    report(`From kill -9 of a process until the mail of its job, the slowest of ${rounds}`, [
      { what: 'job left, not moved yet', value: slowest('left'), unit: 's', target: { atMost: 30 } },
      { what: 'job moved, not deleted yet', value: slowest('moved'), unit: 's', target: { atMost: 30 } },
      { what: 'job at work', value: slowest('worked'), unit: 's', target: { atMost: 30 } },
      { what: 'mails', value: post.letters.length, unit: '', target: { atMost: rounds * points.length } },
    ]);
  });
  await post.close();
}

/** Waits until the product is the only registered process, so those of the last round are gone. */
async function untilAlone(url: string): Promise<void> {
  const client = await connectToDatabase(url);
  while ((await client.query('select from processes')).rowCount !== 1) await pause(100);
  await client.end();
}

async function kill(point: (typeof points)[number], round: number, env: Readonly<Record<string, string>>) {
  const shop = points.indexOf(point) + 1;
  const to = `${point}${round}@post.example`;
  const shopId = asShopId(idOf('shop', shop));
  const config = readConfig(env);
  const { url, role } = servingLogin(config);
  const database = new Database({ url, role, pool: 1 });
  const memberId = idOf('member', memberOf(size, shop, round));
  const ticket = await database.transact(shopId, async (tx) => {
    await tx.raw('update members set email = $3 where shop_id = $1 and id = $2', [shopId, memberId, to]);
    return storeUnsentCode(tx, { config }, 'reset', `member:${memberId}`);
  });
  await database.end();
  const job = { ticket, channel: 'email', lang: 'en', shopName: 'Shop' };
  const program = join(root, 'packages/server/test/killedDuringJob.ts');
  const child = spawn(process.execPath, [program, point, shopId, JSON.stringify(job)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment(env),
  });
  const [, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`${point}: the process was not killed`);
  return { point, to, at: performance.now() };
}
