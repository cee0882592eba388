import { isRepeat, type LastScan } from '@crossdock/domain/parcels/scans.ts';

/** Whoever takes scans at the moment: a desk. */
export interface ScanTaker {
  /** The box into which a scan is typed. */
  readonly box: () => HTMLInputElement | null;
  readonly take: (text: string) => void;
}

/** Keys between which more time than this passes are a hand's, not a scanner's. */
const scannerGapMs = 60;
/** Fewer characters than this are no scan. */
const scanMinLength = 5;

/**
 * Between the scanner and the desk. What is scanned while no desk stands there yet (a page is loading, an order is being
 * looked up) waits and is taken by the next one, in order and whole.
 */
export class ScanLine {
  #taker: ScanTaker | null = null;
  #typed = '';
  #waiting: string[] = [];

  /** What is left of a scan that began before its desk was there. */
  get typed(): string {
    return this.#typed;
  }

  get taker(): ScanTaker | null {
    return this.#taker;
  }

  attach(taker: ScanTaker): () => void {
    this.#taker = taker;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const text of waiting) this.hear(text);
    return () => {
      if (this.#taker === taker) this.#taker = null;
    };
  }

  /** Lets scans wait while one is being looked up: where another screen comes of it, they are that screen's. */
  pause(): () => void {
    const taker = this.#taker;
    this.#taker = null;
    return () => {
      if (taker && this.#taker === null) this.attach(taker);
    };
  }

  hear(text: string): void {
    if (this.#taker) this.#taker.take(text);
    else this.#waiting.push(text);
  }

  /** A key where nothing takes it. */
  key(key: string): void {
    if (key === 'Enter') {
      if (this.#typed !== '') this.hear(this.#typed);
      this.#typed = '';
    } else this.#typed += key;
  }

  /** Gives what was begun to the box that takes it over. */
  handOver(): string {
    const typed = this.#typed;
    this.#typed = '';
    return typed;
  }

  forget(): void {
    this.#typed = '';
    this.#waiting = [];
  }
}

/** Tells a scanner's keys from a hand's, in whatever box they land. */
export class Burst {
  #text = '';
  #before = '';
  #lastMs = Number.NEGATIVE_INFINITY;

  /** A printable key into a box that held `value`. */
  key(key: string, value: string, atMs: number): void {
    if (atMs - this.#lastMs > scannerGapMs) {
      this.#text = '';
      this.#before = value;
    }
    this.#text += key;
    this.#lastMs = atMs;
  }

  /** Ends it: what a scanner typed and what the box held before; null where it was a hand. */
  end(atMs: number): { readonly text: string; readonly before: string } | null {
    const whole = atMs - this.#lastMs <= scannerGapMs && this.#text.length >= scanMinLength;
    const heard = whole ? { text: this.#text, before: this.#before } : null;
    this.#text = '';
    this.#lastMs = Number.NEGATIVE_INFINITY;
    return heard;
  }
}

/** Says of each scan whether it is the echo of the one before. */
export class EchoGuard {
  #last: LastScan | null = null;

  isEcho(code: string, atMs: number): boolean {
    const echo = isRepeat(this.#last, code, atMs);
    if (!echo) this.#last = { code, atMs };
    return echo;
  }
}
