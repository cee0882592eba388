import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Where hints are told and heard. */
export const realtimeChannel = 'crossdock_hints';

/** Not written to disk before its answer: it would take its turn there from commits that are to last. */
const tell = {
  name: 'hints',
  text: `with brief as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify('${realtimeChannel}', payload) from brief, unnest($1::text[]) as payload`,
};
const againMs = 1_000;
/** Under load so much time lies between two statements: the more wait by then, the less each costs the commits. */
const gatherMs = 4;

/**
 * Tells hints once their transactions have committed, the first at once, then all that wait in one statement, on a
 * connection of its own: inside a transaction each would make its commit wait for every other one. What a killed process
 * has not told is lost, which costs only freshness.
 */
export class RealtimeEvents {
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

  /** Tells what waits, and closes the connection. */
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
