import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Logger } from 'pino';
import { errorCode } from './errorCode.ts';

/**
 * `short`: members' writes are refused. `full`: nothing can be written, except in the space that deleting the reserve
 * file has freed.
 */
export type DiskSpaceState = 'enough' | 'short' | 'full';

interface Watched {
  /**
   * The folder with the uploaded files, the reserve file that is deleted when the disk is full, and the embedded
   * database if it is used.
   */
  readonly dataDir: string;
  /** The database's folder, if it is on this machine and readable. Queried once. */
  readonly databaseFolder: () => Promise<string | undefined>;
  /** With fewer free bytes, members' writes are refused; 0 turns these checks off. */
  readonly leastBytes: number;
  readonly log: Logger;
}

const everyMs = 2_000;
/** How long the disk counts as full after an error has said so, if this process cannot measure that disk. */
const saidFullMs = 10_000;
const mebibyte = 2 ** 20;

/** PostgreSQL: disk full. The system: no space, or quota exceeded. */
const fullCodes: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const isDiskFull = (error: unknown): boolean => fullCodes.has(errorCode(error));

/**
 * Watches the disks of the files and of the database, so that writes stop early and in a controlled order. PostgreSQL
 * stops completely if it cannot write its log, and needs space to start again. A reserve file, which is deleted when
 * the disk is full, provides that space.
 */
export class DiskSpace {
  readonly #watched: Watched;
  #freeBytes = Number.POSITIVE_INFINITY;
  #fullUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #wasShort = false;
  #databaseFolder: Promise<string | undefined> | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Checks at once, and then every other second. */
  start(): void {
    if (this.#watched.leastBytes === 0) return;
    const look = () => {
      this.#underWay = this.#underWay.then(() => this.look());
    };
    look();
    this.#timer = setInterval(look, everyMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
  }

  /** The least free space of all watched disks; infinite if no disk can be measured. */
  get freeBytes(): number {
    return this.#freeBytes;
  }

  get state(): DiskSpaceState {
    const { leastBytes } = this.#watched;
    if (Date.now() < this.#fullUntil || this.#freeBytes < leastBytes / 8) return 'full';
    return this.#freeBytes < leastBytes ? 'short' : 'enough';
  }

  /**
   * Members' writes are refused while space is short. Staff, who may free space, are refused only when the disk is
   * full. Providers' reports are never refused.
   */
  refuses({ method, access, marksDevice }: Pick<Call, 'method' | 'access' | 'marksDevice'>): boolean {
    if (method === 'GET' || marksDevice || access.by === 'provider' || this.state === 'enough') return false;
    return access.by !== 'staff' || this.state === 'full';
  }

  /** Whether an error means that the disk is full, which is remembered for some seconds. */
  note(error: unknown): boolean {
    if (!isDiskFull(error)) return false;
    this.#fullUntil = Date.now() + saidFullMs;
    void this.#giveBackReserve();
    return true;
  }

  async look(): Promise<void> {
    const { dataDir, databaseFolder, log } = this.#watched;
    this.#databaseFolder ??= databaseFolder().catch(() => undefined);
    const folders = [dataDir, await this.#databaseFolder].filter((folder) => folder !== undefined);
    const free = await Promise.all(folders.map(freeOf));
    this.#freeBytes = Math.min(...free);
    const isShort = this.state !== 'enough';
    if (isShort !== this.#wasShort)
      log[isShort ? 'error' : 'info'](
        { freeBytes: this.#freeBytes },
        isShort ? 'disk space is short' : 'disk space is back',
      );
    this.#wasShort = isShort;
    if (this.state === 'full') await this.#giveBackReserve();
    else if (this.#freeBytes > 3 * this.#watched.leastBytes) await this.#makeReserve();
  }

  get #reserve(): string {
    return join(this.#watched.dataDir, 'reserve');
  }

  async #giveBackReserve(): Promise<void> {
    const wasThere = await stat(this.#reserve).then(
      () => true,
      () => false,
    );
    if (!wasThere) return;
    await rm(this.#reserve, { force: true });
    this.#watched.log.error('the disk is full: the reserve was given back');
  }

  /** Creates the reserve: half of the minimum, in bytes that no file system compresses. */
  async #makeReserve(): Promise<void> {
    const bytes = this.#watched.leastBytes / 2;
    const size = await stat(this.#reserve).then(
      (found) => found.size,
      () => 0,
    );
    if (size >= bytes) return;
    const draft = `${this.#reserve}.${process.pid}`;
    try {
      const file = await open(draft, 'w');
      const chunk = randomBytes(mebibyte);
      for (let written = 0; written < bytes; written += chunk.length) await file.write(chunk);
      await file.close();
      await rename(draft, this.#reserve);
    } catch (error) {
      await rm(draft, { force: true });
      this.#watched.log.warn({ err: error }, 'the reserve was not made');
    }
  }
}

/** The space that users other than root may use; infinite if it cannot be measured. */
async function freeOf(folder: string): Promise<number> {
  try {
    const { bsize, bavail } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
