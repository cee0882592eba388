import type { Logger } from 'pino';
import type { Database } from './db.ts';
import type { ShopId } from './scope.ts';
import { ShopWorker } from './shopWorker.ts';
import { endWaiting, type WaitingJob, waitingJobs } from './waitingJobs.store.ts';

/** Says that something may wait in a shop, to whichever process is there. */
export const jobsTopic = 'jobs';

/** Then the shop goes to the end of the line. */
const atOnce = 100;
const againMs = 1_000;

/** Puts jobs of a shop into the queue under their own ids; one that stands there already stays as it is. */
export type Move = (shopId: ShopId, jobs: readonly WaitingJob[]) => Promise<void>;

/**
 * Moves jobs from their shops into the queue, at least once: read, moved, and only then deleted, each for itself. Woken by the
 * process that left them, and for all shops where another process was lost.
 */
export class JobRelay {
  readonly #database: Database;
  readonly #move: Move;
  readonly #log: Logger;
  readonly #worker: ShopWorker;
  readonly #later = new Map<string, NodeJS.Timeout>();

  constructor(database: Database, move: Move, log: Logger) {
    this.#database = database;
    this.#move = move;
    this.#log = log;
    this.#worker = new ShopWorker('job relay', (shopId) => this.#moveSome(shopId), log);
  }

  wake(shopId: string): void {
    this.#worker.wake(shopId);
  }

  /** Moves what it was woken for, and ends. What cannot be moved now waits in its shop. */
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
      const jobs = await this.#database.read(shopId, (tx) => waitingJobs(tx, atOnce));
      if (jobs.length === 0) return;
      await this.#move(shopId, jobs);
      await this.#database.transact(shopId, (tx) => endWaiting(tx, jobs));
      if (jobs.length === atOnce) this.wake(shopId);
    } catch (error) {
      this.#log.warn({ err: error, shopId }, 'jobs not moved into the queue; tried again soon');
      this.#wakeLater(shopId);
    }
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
