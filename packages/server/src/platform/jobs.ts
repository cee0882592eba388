import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import library from 'pg-boss/package.json' with { type: 'json' };
import type { Logger } from 'pino';
import type { Database, Tx } from './db.ts';
import { asShopId } from './scope.ts';

/** Every job carries its shop: it runs in that shop's scope and nowhere else. */
export interface JobData {
  readonly shopId: string;
  readonly [key: string]: unknown;
}

export interface JobDefinition {
  readonly name: string;
  /** Cron expression, in UTC, for work that runs by the clock once for every shop. */
  readonly cron?: string;
  /** At-least-once: must be harmless when run again. */
  readonly run: (tx: Tx, data: JobData) => Promise<void>;
}

const policy = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 86_400,
};

/** Whether all that `installJobs` and the grants after it make is there already, of this build's version. */
export async function jobsAreInstalled(owner: pg.Client, names: readonly string[]): Promise<boolean> {
  const { rows } = await owner.query("select to_regclass('pgboss.version') is not null as present");
  if (!rows[0]?.present) return false;
  const { rowCount } = await owner.query(
    `select from pgboss.version
     where version = $1 and $2::text[] <@ array(select name from pgboss.queue)
       and has_table_privilege('crossdock_app', 'pgboss.queue', 'update') and pg_has_role('crossdock_app', 'member')`,
    [library.pgboss.schema, names],
  );
  return rowCount === 1;
}

/** Creates the queue tables, under the owner's role. Called by `migrate`. */
export async function installJobs(url: string, names: readonly string[]): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => undefined);
  await boss.start();
  for (const name of names) {
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, policy);
  }
  await boss.stop({ graceful: false, close: true });
}

/** Jobs in the same database and transaction as the rows they are about. */
export class Jobs {
  readonly #boss = Promise.withResolvers<PgBoss>();
  readonly #url: string;
  readonly #role: string | null;
  readonly #database: Database;
  readonly #log: Logger;

  constructor(url: string, role: string | null, database: Database, log: Logger) {
    this.#url = url;
    this.#role = role;
    this.#database = database;
    this.#log = log;
  }

  /** Puts a job into the caller's transaction: it exists if and only if that commits. */
  async enqueue(
    tx: Tx,
    name: string,
    data: Omit<JobData, 'shopId'> = {},
    options: { startAfterSeconds?: number } = {},
  ) {
    const boss = await this.#boss.promise;
    await boss.send(
      name,
      { ...data, shopId: tx.shopId },
      {
        db: { executeSql: (text, values) => tx.raw(text, values) },
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      },
    );
  }

  /** Starts sending only: enough for handlers to enqueue, and what they wait for where they are earlier. */
  async start(): Promise<void> {
    this.#boss.resolve(this.#open());
    await this.#boss.promise;
  }

  async work(
    definitions: readonly JobDefinition[],
    shopIds: () => Promise<readonly string[]>,
  ): Promise<void> {
    const boss = await this.#boss.promise;
    for (const definition of definitions) {
      await boss.work<JobData>(
        definition.name,
        { pollingIntervalSeconds: 1, batchSize: 10 },
        async (jobs) => {
          for (const job of jobs) await this.#runOne(definition, job.data, shopIds);
        },
      );
      if (definition.cron) await boss.schedule(definition.name, definition.cron, { shopId: 'every' });
    }
  }

  async stop(): Promise<void> {
    const boss = await this.#boss.promise;
    await boss.stop({ graceful: true, timeout: 10_000, close: true });
  }

  async #open(): Promise<PgBoss> {
    // Loaded only here: it is much of what the server loads, and the first answer does not need it.
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      connectionString: this.#url,
      ...(this.#role === null ? {} : { options: `-c role=${this.#role}` }),
      max: 2,
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
    });
    boss.on('error', (error) => this.#log.error({ err: error }, 'jobs'));
    await boss.start();
    return boss;
  }

  async #runOne(definition: JobDefinition, data: JobData, shopIds: () => Promise<readonly string[]>) {
    const shops = data.shopId === 'every' ? await shopIds() : [data.shopId];
    for (const shopId of shops) {
      const started = performance.now();
      await this.#database.transact(asShopId(shopId), (tx) => definition.run(tx, { ...data, shopId }));
      this.#log.debug(
        { job: definition.name, shopId, ms: Math.round(performance.now() - started) },
        'job done',
      );
    }
  }
}
