import type { Logger } from 'pino';
import type { Database } from './db.ts';
import type { ShopId } from './scope.ts';
import { ShopWorker } from './shopWorker.ts';
import { deleteWaitingJobs, type WaitingJob, waitingJobs } from './waitingJobs.store.ts';

/** The topic that informs all processes that a shop may have waiting jobs. */
export const jobsTopic = 'jobs';

/** After this many jobs, the next shop gets its turn. */
const atOnce = 100;
const againMs = 1_000;

/** How many jobs of a shop may be in a queue waiting for a worker. Further jobs stay in the table of waiting jobs. */
const aheadAtMost = 20;
/** Moving fewer jobs is not worth a round trip. */
const movedAtLeast = 10;

/** For the named queues: how many of the shop's jobs are in each and could start now. */
export type CountJobsAhead = (
  shopId: ShopId,
  queues: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** Puts jobs of a shop into the queue under their own ids. Jobs that are already in the queue stay unchanged. */
export type EnqueueJobs = (shopId: ShopId, jobs: readonly WaitingJob[]) => Promise<void>;

/**
 * Moves jobs from the table of waiting jobs into the queue, at least once: read, move, then delete, each separately.
 * The process that stored jobs calls `wake` for their shop; after another process was lost, all shops are woken.
 * Workers take the oldest jobs first, so a shop may have only a few in the queue at a time, and other shops wait for
 * at most those few.
 */
export class JobRelay {
  readonly #database: Database;
  readonly #move: EnqueueJobs;
  readonly #ahead: CountJobsAhead;
  /** Shops with jobs that still wait, because a queue has as many of their jobs as it may hold. */
  readonly #heldBack = new Set<string>();
  readonly #log: Logger;
  readonly #worker: ShopWorker;
  readonly #later = new Map<string, NodeJS.Timeout>();

  constructor(database: Database, move: EnqueueJobs, ahead: CountJobsAhead, log: Logger) {
    this.#database = database;
    this.#move = move;
    this.#ahead = ahead;
    this.#log = log;
    this.#worker = new ShopWorker('job relay', (shopId) => this.#moveSome(shopId), log);
  }

  wake(shopId: string): void {
    this.#worker.wake(shopId);
  }

  /** Called when a job of the shop has ended in this process, so that there may be room for more. */
  goOn(shopId: string): void {
    if (this.#heldBack.has(shopId)) this.wake(shopId);
  }

  /** Finishes the current moves, then ends. Jobs that cannot be moved now stay in the table of waiting jobs. */
  async finish(): Promise<void> {
    await this.#worker.idle();
    await this.stop();
  }

  async stop(): Promise<void> {
    for (const timer of this.#later.values()) clearTimeout(timer);
    this.#later.clear();
    await this.#worker.stop();
  }

  async #moveSome(shopId: ShopId): Promise<void> {
    try {
      this.#heldBack.delete(shopId);
      const full: string[] = [];
      for (;;) {
        const jobs = await this.#database.read(shopId, (tx) => waitingJobs(tx, atOnce, full));
        if (jobs.length === 0) break;
        const fullBefore = full.length;
        const moved = await this.#withRoom(shopId, jobs, full);
        if (moved.length > 0) {
          await this.#move(shopId, moved);
          await this.#database.transact(shopId, (tx) => deleteWaitingJobs(tx, moved));
        }
        if (jobs.length < atOnce) break;
        // Continues, because jobs for other queues may be stored behind the jobs for a full queue.
        if (full.length > fullBefore) continue;
        this.wake(shopId);
        break;
      }
      if (full.length === 0) return;
      this.#heldBack.add(shopId);
      this.#wakeLater(shopId);
    } catch (error) {
      this.#log.warn({ err: error, shopId }, 'jobs not moved into the queue; tried again soon');
      this.#wakeLater(shopId);
    }
  }

  /**
   * The jobs that may enter their queue now; jobs scheduled for later always may. Adds queues without room to
   * `full`.
   */
  async #withRoom(shopId: ShopId, jobs: readonly WaitingJob[], full: string[]): Promise<WaitingJob[]> {
    const soon = Map.groupBy(
      jobs.filter(({ startAt }) => startAt === null),
      ({ queue }) => queue,
    );
    const ahead = soon.size === 0 ? new Map<string, number>() : await this.#ahead(shopId, [...soon.keys()]);
    const kept = new Set<WaitingJob>();
    for (const [queue, all] of soon) {
      const room = aheadAtMost - (ahead.get(queue) ?? 0);
      if (room >= all.length) continue;
      full.push(queue);
      for (const job of all.slice(room < movedAtLeast ? 0 : room)) kept.add(job);
    }
    return jobs.filter((job) => !kept.has(job));
  }

  #wakeLater(shopId: string): void {
    if (this.#later.has(shopId)) return;
    const timer = setTimeout(() => {
      this.#later.delete(shopId);
      this.wake(shopId);
    }, againMs);
    timer.unref();
    this.#later.set(shopId, timer);
  }
}
