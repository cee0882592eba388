import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

const everyMs = 2_000;

/**
 * Finds jobs that nobody announced to this process: jobs that were scheduled for later, are repeated after a failure,
 * or were queued by another process. One statement reads all queues, because a statement per queue every two seconds
 * kept a twentieth of a core busy in an idle shop.
 */
export class UnannouncedJobFinder {
  readonly #end = new AbortController();
  readonly #log: Logger;
  #looking: Promise<void> = Promise.resolve();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Calls `wake` for each queue with jobs that may start, every two seconds until `stop`. */
  start(boss: PgBoss, queues: () => Iterable<string>, wake: (queue: string) => void): void {
    this.#looking = this.#look(boss, queues, wake);
  }

  async stop(): Promise<void> {
    this.#end.abort();
    await this.#looking;
  }

  async #look(boss: PgBoss, queues: () => Iterable<string>, wake: (queue: string) => void): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      try {
        for (const queue of await readyQueues(boss, [...queues()])) wake(queue);
      } catch (error) {
        this.#log.warn({ err: error }, 'queues not looked at; tried again soon');
      }
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Those of the given queues that have a job which may start now. */
async function readyQueues(boss: PgBoss, queues: readonly string[]): Promise<string[]> {
  const { rows }: { rows: { name: string }[] } = await boss.getDb().executeSql(
    `select name from unnest($1::text[]) as queue (name) where exists (select from pgboss.job
       where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`,
    [queues],
  );
  return rows.map(({ name }) => name);
}
