import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The channel of realtime events. */
export const realtimeChannel = 'crossdock_hints';

/**
 * The commit of this statement does not wait until it is flushed to disk, so that it does not compete with commits
 * that must be durable.
 */
const tell = {
  name: 'hints',
  text: `with brief as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify('${realtimeChannel}', payload) from brief, unnest($1::text[]) as payload`,
};
const againMs = 1_000;
/**
 * The time between two statements under load. The more events are collected, the less each delays the
 * commits.
 */
const gatherMs = 4;

/**
 * Sends realtime events after their transactions have committed: the first at once, then all waiting ones in one
 * statement, on a separate connection. If they were sent inside their transactions, commits would wait for each
 * other. A killed process loses unsent events, which only delays refreshes.
 */
export class RealtimeEventSender {
  readonly #pool: pg.Pool;
  readonly #waiting = new Set<string>();
  #told: Promise<void> | undefined;
  #ended = false;

  constructor(config: pg.PoolConfig) {
    this.#pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 60_000 });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  add(payloads: Iterable<string>): void {
    for (const payload of payloads) this.#waiting.add(payload);
    if (this.#waiting.size > 0) this.#told ??= this.#tell();
  }

  /** Sends the waiting events and closes the connection. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#told;
    await this.#pool.end();
  }

  async #tell(): Promise<void> {
    while (this.#waiting.size > 0) {
      const payloads = [...this.#waiting];
      this.#waiting.clear();
      try {
        await this.#pool.query({ ...tell, values: [payloads] });
        if (this.#waiting.size > 0 && !this.#ended) await pause(gatherMs);
      } catch {
        if (this.#ended) break;
        for (const payload of payloads) this.#waiting.add(payload);
        await pause(againMs);
      }
    }
    this.#told = undefined;
  }
}
