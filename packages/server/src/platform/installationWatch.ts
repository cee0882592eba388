import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, NoTransaction } from './db.ts';
import type { DiskSpace } from './diskSpace.ts';
import type { FileStore } from './files.ts';
import {
  type CheckFinding,
  claimHealthCheck,
  deleteOldFailureDays,
  type InstallationPart,
  installationParts,
  oldestJobSeconds,
  readInstallation,
  recordFinding,
} from './installation.store.ts';
import type { Metrics } from './metrics.ts';
import { asShopId } from './scope.ts';
import { longestWaits, type WaitingTimes, waitingTimesOfAllShops, waitingTimesOfShop } from './shopWaits.ts';

interface Watched {
  readonly database: Database;
  readonly files: FileStore;
  readonly space: DiskSpace;
  /** The owner's address of every database with rows of shops. */
  readonly ownerUrls: readonly string[];
  readonly shopIds: () => Promise<readonly string[]>;
  readonly metrics: Metrics;
  readonly log: Logger;
}

const everyMs = 60_000;
/**
 * The least time between two checks. It is slightly shorter than a minute, so that a process that is late does not
 * skip a minute.
 */
const everySeconds = 55;
/** A part is faulty if something has waited longer than this. */
export const lateSeconds = { queue: 120, messages: 600 };
const filesWithinMs = 10_000;
const probeKey = 'status/probe';

/**
 * Checks once a minute whether each part of the installation works. One process checks and stores the results, and all
 * processes report them in their metrics.
 */
export class InstallationWatch {
  readonly #watched: Watched;
  readonly #everySeconds: number;
  readonly #figures: ReturnType<Metrics['parts']>;
  /** The context for work that belongs to no shop. */
  readonly #noTransaction = new NoTransaction({ shopId: '', who: 'installation' }, () => {
    throw new Error('the installation has no transactions');
  });
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();
  /** The waiting times, queried once per check. */
  #waits: Promise<WaitingTimes> | undefined;

  constructor(watched: Watched, ownEverySeconds = everySeconds) {
    this.#watched = watched;
    this.#everySeconds = ownEverySeconds;
    this.#figures = watched.metrics.parts();
  }

  start(): void {
    const look = () => {
      this.#underWay = this.look();
    };
    look();
    this.#timer = setInterval(look, everyMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
  }

  async look(): Promise<void> {
    const { database, log } = this.#watched;
    try {
      if (await claimHealthCheck(database, this.#everySeconds)) {
        this.#waits = undefined;
        for (const part of installationParts) await recordFinding(database, part, await this.#find(part));
        await deleteOldFailureDays(database);
      }
      this.#figures(await readInstallation(database));
    } catch (error) {
      log.error({ err: error }, 'the installation was not looked at');
      this.#figures(undefined);
    }
  }

  /** A part that cannot be checked counts as not working. */
  async #find(part: InstallationPart): Promise<CheckFinding> {
    try {
      return await this.#looks[part]();
    } catch (error) {
      this.#watched.log.error({ err: error, part }, 'a part of the installation does not work');
      return { works: false, waitsSeconds: 0 };
    }
  }

  readonly #looks: Readonly<Record<InstallationPart, () => Promise<CheckFinding>>> = {
    // The check itself has just used the database, so the database works.
    database: async () => ({ works: true, waitsSeconds: 0 }),
    queue: async () => {
      const [inQueue, { jobs }] = [await oldestJobSeconds(this.#watched.database), await this.#waited()];
      return late(Math.max(inQueue, Math.floor(jobs)), lateSeconds.queue);
    },
    files: async () => {
      const { files } = this.#watched;
      const bytes = Buffer.from(new Date().toISOString());
      const tried = async () => {
        await files.put(this.#noTransaction, probeKey, bytes, 'text/plain');
        const read = await files.get(this.#noTransaction, probeKey);
        await files.remove(this.#noTransaction, probeKey);
        return read !== undefined && bytes.equals(read);
      };
      const works = await Promise.race([tried(), pause(filesWithinMs, false, { ref: false })]);
      return { works, waitsSeconds: 0 };
    },
    messages: async () => late((await this.#waited()).messages, lateSeconds.messages),
    space: async () => ({ works: this.#watched.space.state === 'enough', waitsSeconds: 0 }),
  };

  #waited(): Promise<WaitingTimes> {
    this.#waits ??= this.#askForWaits();
    return this.#waits;
  }

  /** Queries all shops at once as the owners of the databases; if the owners cannot see all shops, shop by shop. */
  async #askForWaits(): Promise<WaitingTimes> {
    const { database, ownerUrls, shopIds } = this.#watched;
    const found = await waitingTimesOfAllShops(ownerUrls);
    if (found !== undefined) return found;
    const all: WaitingTimes[] = [];
    for (const id of await shopIds()) all.push(await database.read(asShopId(id), waitingTimesOfShop));
    return longestWaits(all);
  }
}

const late = (waitsSeconds: number, atMost: number): CheckFinding => ({
  works: waitsSeconds <= atMost,
  waitsSeconds,
});
