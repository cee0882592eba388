import { setTimeout as pause } from 'node:timers/promises';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { countJobsAhead } from './countJobsAhead.ts';
import type { Database, NoTransaction, Tx } from './db.ts';
import { checkDueShops, type DueWork, type HourlyWork } from './dueWork.ts';
import { DueWorkCalendar } from './dueWorkCalendar.ts';
import { creationTimeMs, newId } from './ids.ts';
import { type CountJobsAhead, JobRelay } from './jobRelay.ts';
import { QueueWorkers } from './queueWorkers.ts';
import { currentTraceparent } from './requestContext.ts';
import { runTraced } from './runTraced.ts';
import { asShopId, type ShopId } from './scope.ts';
import { unfinishedTimeSlice } from './timeSlice.ts';
import { originOfDeferredWork, type Tracer } from './tracer.ts';
import { UnannouncedJobFinder } from './unannouncedJobFinder.ts';
import { addWaitingJob, type WaitingJob } from './waitingJobs.store.ts';

/**
 * The scheduler requests a shop's job at most once a minute, so a second request within this time is a retry and
 * creates no job.
 */
const onceInSeconds = 30;

/** Every job contains its shop, and runs only in the scope of that shop. */
export interface JobData {
  readonly shopId: string;
  readonly [key: string]: unknown;
}

export interface JobDefinition {
  readonly name: string;
  /**
   * Work for every hour: each shop gets a job of its own. In inactive shops it runs less often, but at least
   * once a day.
   */
  readonly hourly?: boolean;
  /**
   * If it answers true, the shop gets a job. It must detect, by reading only, all work that `run` does when its job
   * names no item. Called once a minute from the time given by `nextAt`, or at the shop's hour. Hourly work without
   * `isDue` always gets a job.
   */
  isDue?: DueWork['isDue'];
  nextAt?: DueWork['nextAt'];
  /**
   * Runs at least once, so running it again must be harmless. Its transactions are short and use
   * `noTransaction.transact`. Answers `unfinishedTimeSlice` if its turn ended before its work (`platform/timeSlice.ts`); it then
   * runs again, after the jobs that wait.
   */
  run(this: void, noTransaction: NoTransaction, data: JobData): Promise<unknown>;
}

/** The queue name that an older version uses to request one job for each shop. */
const everyShop = 'every';

/** The job that runs every minute. It only creates a job for each shop and kind of work that is due there. */
export const dueJob = 'due';

const supervisedEverySeconds = 5;
/** How long running jobs may take when a process stops; longer jobs run again in another process. */
const endedWithinMs = 10_000;

/** How running jobs are observed: logs, metrics and traces. */
interface Watched {
  readonly tracer?: Tracer | undefined;
  readonly onEnd?: (name: string, outcome: 'completed' | 'failed') => void;
}

/**
 * Background jobs. They are stored in the transaction of the rows they are about, moved into the queue
 * afterwards, and run from there.
 */
export class Jobs {
  /** Moves stored jobs into the queue; it is woken for shops that may have some. */
  readonly relay: JobRelay;
  readonly calendar: DueWorkCalendar;
  readonly #boss = Promise.withResolvers<PgBoss>();
  readonly #url: string;
  readonly #role: string | null;
  readonly #database: Database;
  readonly #log: Logger;
  readonly #tracer: Tracer | undefined;
  readonly #onEnd: ((name: string, outcome: 'completed' | 'failed') => void) | undefined;
  /** The workers of this process, by queue. */
  readonly #workers = new Map<string, QueueWorkers<JobData>>();
  readonly #ready: UnannouncedJobFinder;
  #isOpen = false;
  #isStopping = false;

  constructor(url: string, role: string | null, database: Database, log: Logger, watched: Watched = {}) {
    this.#url = url;
    this.#role = role;
    this.#database = database;
    this.#log = log;
    this.#tracer = watched.tracer;
    this.#onEnd = watched.onEnd;
    this.calendar = new DueWorkCalendar(database, log);
    this.#ready = new UnannouncedJobFinder(log);
    const ahead: CountJobsAhead = async (...asked) => countJobsAhead(await this.#boss.promise, ...asked);
    this.relay = new JobRelay(database, (shopId, jobs) => this.#move(shopId, jobs), ahead, log);
  }

  /** Stores a job in the caller's transaction: it exists if and only if that commits. */
  enqueue(
    tx: Tx,
    queue: string,
    data: Omit<JobData, 'shopId'> = {},
    { startAfterSeconds }: { startAfterSeconds?: number } = {},
  ): void {
    const startAt = startAfterSeconds === undefined ? null : tx.later(startAfterSeconds * 1000);
    const traceparent = currentTraceparent();
    const given = traceparent === null ? data : { ...data, traceparent };
    const isFirst = addWaitingJob(tx, { id: newId(), queue, data: given, startAt });
    if (isFirst) tx.wakes.push(() => this.relay.wake(tx.shopId));
  }

  /** Opens the queue. Jobs that were stored before wait until then. If it fails, it can be called again. */
  async start(): Promise<void> {
    this.#boss.resolve(await this.#open());
    this.#isOpen = true;
  }

  /** Starts working on jobs. If it fails, it can be called again and continues. */
  async work(
    definitions: readonly JobDefinition[],
    shopIds: () => Promise<readonly string[]>,
  ): Promise<void> {
    const boss = await this.#boss.promise;
    const kinds = definitions.flatMap(({ name, isDue, nextAt }) =>
      isDue && nextAt ? [{ name, isDue, nextAt }] : [],
    );
    const hourly = definitions.filter((one) => one.hourly);
    const spread = async (name: string) =>
      name === dueJob ? this.#queueDue(kinds, hourly) : this.#spread(name, await shopIds());
    const byTheMinute: JobDefinition = { name: dueJob, run: async () => undefined };
    for (const definition of [...definitions, byTheMinute]) {
      const { name } = definition;
      if (this.#workers.has(name)) continue;
      const run = async (batch: readonly JobWithMetadata<JobData>[]) => {
        const results: JobResult[] = [];
        for (const job of batch) {
          results.push({ id: job.id, status: await this.#runOne(definition, job, spread) });
          this.relay.goOn(job.data.shopId);
        }
        return results;
      };
      const onError = (error: unknown) => this.#log.error({ err: error, queue: name }, 'worker not started');
      this.#workers.set(name, new QueueWorkers(boss, name, run, onError));
    }
    await this.calendar.start();
    await boss.schedule(dueJob, '* * * * *', { shopId: everyShop });
    // Removes the schedules of an older version, which scheduled each of these jobs every minute or hour in every
    // shop.
    for (const { name } of await boss.getSchedules())
      if (definitions.some((one) => one.name === name)) await boss.unschedule(name);
    this.#ready.start(
      boss,
      () => this.#workers.keys(),
      (queue) => this.#wakeWorkers(queue),
    );
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    if (!this.#isOpen) {
      this.#boss.promise.catch(() => undefined);
      this.#boss.reject(new Error('the queue was never opened'));
      return this.relay.stop();
    }
    const boss = await this.#boss.promise;
    await this.#ready.stop();
    const ended = Promise.all([...this.#workers.values()].map((workers) => workers.stop()));
    await Promise.race([ended, pause(endedWithinMs, undefined, { ref: false })]);
    // Jobs that have just ended may have stored further jobs, which this process still moves into the queue.
    await this.relay.finish();
    await this.calendar.stop();
    await boss.stop({ graceful: true, timeout: 1_000, close: true });
  }

  async #open(): Promise<PgBoss> {
    // Loaded only when needed: the package is large, and the first answer does not need it.
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      connectionString: this.#url,
      ...(this.#role === null ? {} : { options: `-c role=${this.#role}` }),
      max: 2,
      superviseIntervalSeconds: supervisedEverySeconds,
      monitorIntervalSeconds: supervisedEverySeconds,
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
    });
    boss.on('error', (error) => this.#log.error({ err: error }, 'jobs'));
    try {
      await boss.start();
    } catch (error) {
      await boss.stop({ graceful: false, close: true }).catch(() => undefined);
      throw error;
    }
    return boss;
  }

  async #move(shopId: ShopId, waiting: readonly WaitingJob[]): Promise<void> {
    const boss = await this.#boss.promise;
    for (const [queue, jobs] of Map.groupBy(waiting, (job) => job.queue)) {
      const moved = jobs.map(({ id, data, startAt }) => ({
        id,
        data: { ...data, shopId },
        ...(startAt === null ? {} : { startAfter: startAt }),
      }));
      await boss.insert(queue, moved);
      this.#wakeWorkers(queue);
    }
  }

  /**
   * Wakes the workers of the queue. Before they have started, and while they stop, `UnannouncedJobFinder` of this process or
   * another finds the jobs.
   */
  #wakeWorkers(queue: string): void {
    if (!this.#isStopping) this.#workers.get(queue)?.wake();
  }

  async #runOne(
    definition: JobDefinition,
    job: JobWithMetadata<JobData>,
    spread: (name: string) => Promise<void>,
  ): Promise<'completed' | 'failed'> {
    const { name } = definition;
    const { data } = job;
    const started = performance.now();
    try {
      if (data.shopId === everyShop) await spread(name);
      else await this.#inShop(definition, job);
    } catch (error) {
      this.#log.error({ err: error, job: name, shopId: data.shopId }, 'job failed');
      this.#onEnd?.(name, 'failed');
      return 'failed';
    }
    this.#onEnd?.(name, 'completed');
    this.#log.debug(
      { job: name, shopId: data.shopId, ms: Math.round(performance.now() - started) },
      'job done',
    );
    return 'completed';
  }

  /** Runs a job in its shop, within the trace of the request that caused it. */
  async #inShop({ name, run }: JobDefinition, job: JobWithMetadata<JobData>): Promise<void> {
    const { traceparent, ...data } = job.data;
    const left = { atMs: creationTimeMs(job.id), attempt: job.retryCount + 1 };
    const origin = originOfDeferredWork(
      'job',
      typeof traceparent === 'string' ? traceparent : undefined,
      left,
    );
    const facts = { 'crossdock.job': name, 'crossdock.attempt': left.attempt };
    await runTraced(this.#tracer, { name, origin, facts, requestContext: { byClock: true } }, async () => {
      const end = await run(this.#database.noTransaction(asShopId(data.shopId)), data);
      if (end === unfinishedTimeSlice) await (await this.#boss.promise).insert(name, [{ data }]);
    });
  }

  #queueDue(kinds: readonly DueWork[], hourly: readonly HourlyWork[]): Promise<void> {
    return checkDueShops({
      database: this.#database,
      kinds,
      hourly,
      onDue: (name, due) => this.#spread(name, due),
      goOn: () => !this.#isStopping,
      log: this.#log,
    });
  }

  /**
   * Creates a job for each shop, so that one shop's failure is retried for that shop only and delays no
   * other.
   */
  async #spread(name: string, shopIds: readonly string[]): Promise<void> {
    const boss = await this.#boss.promise;
    await boss.insert(
      name,
      shopIds.map((shopId) => ({ data: { shopId }, singletonKey: shopId, singletonSeconds: onceInSeconds })),
    );
    this.#wakeWorkers(name);
  }
}
