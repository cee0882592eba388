import { PgBoss } from 'pg-boss';
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

/** Creates the queue tables, under the owner's role. Called by `migrate`. */
export async function installJobs(url: string, names: readonly string[]): Promise<void> {
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
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Logger;

  constructor(url: string, role: string | null, database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: url,
      ...(role === null ? {} : { options: `-c role=${role}` }),
      max: 2,
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  }

  /** Puts a job into the caller's transaction: it exists if and only if that commits. */
  async enqueue(
    tx: Tx,
    name: string,
    data: Omit<JobData, 'shopId'> = {},
    options: { startAfterSeconds?: number } = {},
  ) {
    await this.#boss.send(
      name,
      { ...data, shopId: tx.shopId },
      {
        db: { executeSql: (text, values) => tx.raw(text, values) },
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      },
    );
  }

  /** Starts sending only: enough for handlers to enqueue. */
  async start(): Promise<void> {
    await this.#boss.start();
  }

  async work(
    definitions: readonly JobDefinition[],
    shopIds: () => Promise<readonly string[]>,
  ): Promise<void> {
    for (const definition of definitions) {
      await this.#boss.work<JobData>(
        definition.name,
        { pollingIntervalSeconds: 1, batchSize: 10 },
        async (jobs) => {
          for (const job of jobs) await this.#runOne(definition, job.data, shopIds);
        },
      );
      if (definition.cron) await this.#boss.schedule(definition.name, definition.cron, { shopId: 'every' });
    }
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000, close: true });
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
