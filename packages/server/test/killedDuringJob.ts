import { pino } from 'pino';
import { passwordResetJobDefinition, sendResetJob } from '../src/access/sendReset.ts';
import { readConfig } from '../src/platform/config.ts';
import { Database, NoTransaction, type Tx } from '../src/platform/db.ts';
import { Jobs } from '../src/platform/jobs.ts';
import { ProcessHeartbeat } from '../src/platform/processes.ts';
import { asShopId, type ShopId } from '../src/platform/scope.ts';
import { servingLogin } from '../src/platform/serving.ts';

/**
 * A process that enqueues a job for sending a code and kills itself at one point. `left`: the job is committed. `read`,
 * `moved`: the relay has read or moved it. `worked`, `ended`: the worker is about to commit, or has committed.
 */
export type KillPoint = 'left' | 'read' | 'moved' | 'worked' | 'ended';

const [point, shop = '', data = '{}'] = process.argv.slice(2);
const at = (name: KillPoint) => {
  if (point === name) process.kill(process.pid, 'SIGKILL');
};

class Mortal extends Database {
  #transactions = 0;

  override async read<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>): Promise<T> {
    const value = await super.read(shopId, work);
    at('read');
    return value;
  }

  override async transact<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>): Promise<T> {
    this.#transactions += 1;
    if (this.#transactions === 2) at('moved');
    return super.transact(shopId, work);
  }
}

const config = readConfig(process.env);
const { url, role } = servingLogin(config);
const log = pino({ level: 'silent' });
const database = new Mortal({ url, role, pool: 4 });
const jobs = new Jobs(url, role, database, log);
const shopId = asShopId(shop);
// Other processes know this process by its registration.
await new ProcessHeartbeat(database, async () => undefined, log, new Map()).start();
await jobs.start();
if (point === 'worked' || point === 'ended') {
  const { name, run } = passwordResetJobDefinition({ config });
  const noTransaction = new NoTransaction({ shopId, who: '' }, (work) =>
    new Database({ url, role, pool: 1 }).transact(shopId, async (tx) => {
      const value = await work(tx);
      at('worked');
      return value;
    }),
  );
  const runOnce = async (_: NoTransaction, job: Parameters<typeof run>[1]) => {
    await run(noTransaction, job);
    at('ended');
  };
  await jobs.work([{ name, run: runOnce }], async () => []);
}
await database.transact(shopId, async (tx) => jobs.enqueue(tx, sendResetJob, JSON.parse(data)));
at('left');
