import type { Logger } from 'pino';
import type { Database } from './db.ts';
import { makeAllShopsDue, recordWrites } from './dueShops.store.ts';

const notedEveryMs = 5_000;
/**
 * After the start, every shop is checked within a quarter of an hour, because this process does not see writes by an
 * operator's command or an older build.
 */
const startSeconds = 900;

/** Records which shops this process has written to, because work becomes due only after a write. */
export class DueWorkCalendar {
  readonly #database: Database;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  async start(): Promise<void> {
    if (this.#timer !== undefined) return;
    await makeAllShopsDue(this.#database, startSeconds);
    this.#timer = setInterval(() => void this.note(), notedEveryMs);
    this.#timer.unref();
  }

  /** Saves which shops were written to so far. */
  note(): Promise<void> {
    this.#underWay = this.#underWay.then(() => this.#noteAll());
    return this.#underWay;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.note();
  }

  /**
   * Marks every shop to be checked. Called after another process was lost, because that process may not have saved
   * which shops it had written to.
   */
  lookAtAll(): Promise<void> {
    return makeAllShopsDue(this.#database, 0);
  }

  async #noteAll(): Promise<void> {
    const { byPeople, byClock } = this.#database.written.take();
    for (const [shops, isByClock] of [[byPeople, false] as const, [byClock, true] as const]) {
      if (shops.length === 0) continue;
      try {
        await recordWrites(this.#database, shops, isByClock);
      } catch (error) {
        this.#log.warn({ err: error }, 'what was written is noted again soon');
        for (const shopId of shops) this.#database.written.note(shopId);
      }
    }
  }
}
