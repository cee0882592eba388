import type { Logger } from 'pino';
import type { Database } from './db.ts';
import { newId } from './ids.ts';
import { markAlive, removeProcess, removeSilentProcesses } from './processes.store.ts';

export interface HeartbeatTiming {
  readonly everyMs: number;
  /** A process silent for longer counts as lost. It is several times `everyMs`, because a busy process may be late. */
  readonly silentMs: number;
  /** This long after a process was found silent, all its leases have expired. */
  readonly freeMs: number;
}

/** Work of a killed process continues within 20 s. */
const defaultHeartbeat: HeartbeatTiming = { everyMs: 3_000, silentMs: 9_000, freeMs: 7_000 };

/**
 * Reports that this process is alive, and notices when another one no longer is. A slow process may count as
 * lost; its work is then started elsewhere, and leases prevent doing it twice.
 */
export class ProcessHeartbeat {
  readonly #id = newId();
  readonly #database: Database;
  readonly #takeOver: () => Promise<void>;
  readonly #log: Logger;
  readonly #places: readonly string[];
  readonly #pace: HeartbeatTiming;
  readonly #later = new Set<NodeJS.Timeout>();
  #beat: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();

  /** `takeOver` is called once for all processes that were found lost together, in only one of the living processes. */
  constructor(
    database: Database,
    takeOver: () => Promise<void>,
    log: Logger,
    places: ReadonlyMap<string, string>,
    pace = defaultHeartbeat,
  ) {
    this.#places = [...places.keys()];
    this.#database = database;
    this.#takeOver = takeOver;
    this.#log = log;
    this.#pace = pace;
  }

  async start(): Promise<void> {
    await this.#look();
    let busy = false;
    this.#beat = setInterval(() => {
      if (busy) return;
      busy = true;
      this.#underWay = this.#look().finally(() => {
        busy = false;
      });
    }, this.#pace.everyMs);
    this.#beat.unref();
  }

  /** Signs off, so that nobody takes over from a process that has finished its work. */
  async stop(): Promise<void> {
    clearInterval(this.#beat);
    for (const timer of this.#later) clearTimeout(timer);
    await this.#underWay;
    await removeProcess(this.#database, this.#id).catch(() => undefined);
  }

  async #look(): Promise<void> {
    try {
      await markAlive(this.#database, this.#id, this.#places);
      const lost = await removeSilentProcesses(this.#database, this.#pace.silentMs);
      if (lost > 0) this.#takeOverSoon(lost);
    } catch (error) {
      this.#log.warn({ err: error }, 'processes not looked at');
    }
  }

  #takeOverSoon(lost: number): void {
    this.#log.warn({ lost }, 'a process was lost: what it had begun is taken over');
    const timer = setTimeout(() => {
      this.#later.delete(timer);
      this.#underWay = this.#takeOver().catch((error: unknown) =>
        this.#log.error({ err: error }, 'not taken over'),
      );
    }, this.#pace.freeMs);
    timer.unref();
    this.#later.add(timer);
  }
}
