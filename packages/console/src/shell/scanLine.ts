import { looksBroken, recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { deskNow } from './deskClock.ts';

/** One line from a scanner or a hand: what stood before Enter. */
export interface Heard {
  readonly text: string;
  /** By the desks' clock. */
  readonly atMs: number;
  /** Enter alone, over what the desk itself had put into the box. */
  readonly bare: boolean;
  /** What was open when it began; undefined while no desk was there. */
  readonly turn: number | undefined;
  /** Ended by Ctrl+Enter: the line first, and then the whole. */
  readonly confirms?: boolean;
}

/** Enter pressed on a button: over what stands in the step's box. */
export const pressed = (text: string): Heard => ({
  text,
  atMs: deskNow(),
  bare: true,
  turn: undefined,
});

/** Keys that a desk hears like a scan, wherever the focus is. */
const commandKeys = ['Escape', 'F9'] as const;
export type Command = (typeof commandKeys)[number] | 'Ctrl+Enter';
export const isCommand = (key: string): key is (typeof commandKeys)[number] =>
  commandKeys.some((one) => one === key);

/** Whoever takes scans at the moment: a desk. */
export interface ScanTaker {
  /** The box into which a scan is typed. */
  readonly box: () => HTMLInputElement | null;
  readonly take: (heard: Heard) => void;
  readonly command?: (key: Command) => void;
  /** The turn of what is open. */
  readonly turn?: () => number;
  /** Shows at once what the desk knows already. */
  readonly draw?: () => void;
}

/** Keys between which more time than this passes are a hand's, not a scanner's. */
const scannerGapMs = 60;
/** Fewer characters than this are no scan. */
const scanMinLength = 5;

/** A box as it stood before a key reached it. */
export interface BoxBefore {
  readonly value: string;
  /** Whether the key replaces all that stands in it. */
  readonly replaces: boolean;
}

/**
 * One line as it is typed, from its first key to Enter, whatever boxes it falls into on the way: the focus may move while a
 * scanner is still writing.
 */
export class Typing {
  #typed = '';
  /** The last keys that followed one another at a scanner's speed. */
  #run = '';
  #lastMs = Number.NEGATIVE_INFINITY;
  #keys: { readonly key: string; readonly atMs: number }[] = [];
  #clean = true;
  #edited = false;
  #began: { readonly turn: number | undefined } | null = null;

  get empty(): boolean {
    return this.#typed === '' && !this.#edited;
  }

  /** The keys of the line so far; none where a hand has changed it in between. */
  get keys(): readonly { readonly key: string; readonly atMs: number }[] {
    return this.#edited ? [] : this.#keys;
  }

  key(key: string, atMs: number, box: BoxBefore | null, turn: number | undefined): void {
    this.#began ??= { turn };
    if (this.#typed === '') this.#clean = box === null || box.value === '' || box.replaces;
    this.#run = atMs - this.#lastMs > scannerGapMs ? key : this.#run + key;
    this.#typed += key;
    this.#keys.push({ key, atMs });
    this.#lastMs = atMs;
  }

  /** Something else than typing changed what stands in a box: paste, deletion, another keyboard. */
  edit(turn: number | undefined): void {
    this.#began ??= { turn };
    this.#edited = true;
  }

  /** Ends the line; `value` is what stands in the box now, where it ends in one. */
  end(atMs: number, value: string | null): Heard {
    const whole = this.#run === this.#typed && this.#run.length >= scanMinLength;
    const asTyped = value === null || (!this.#edited && this.#typed !== '' && (this.#clean || whole));
    const heard: Heard = {
      text: asTyped ? withoutHead(this.#typed, this.#run) : value,
      atMs,
      bare: this.empty,
      turn: this.#began?.turn,
    };
    this.forget();
    return heard;
  }

  forget(): void {
    this.#typed = '';
    this.#run = '';
    this.#lastMs = Number.NEGATIVE_INFINITY;
    this.#keys = [];
    this.#clean = true;
    this.#edited = false;
    this.#began = null;
  }
}

/** A scan that broke off before, and stands in front of a whole one: only the whole one counts. */
function withoutHead(typed: string, run: string): string {
  if (run === typed || /^[\d.,\s]+$/.test(typed.slice(0, -run.length))) return typed;
  return isWhole(run) && !isWhole(typed) ? run : typed;
}

function isWhole(text: string): boolean {
  const { kind, code } = recogniseScan(text);
  return (
    kind === 'order' || kind === 'parcel' || (kind === 'courier' && /^[A-Z]/.test(code) && !looksBroken(code))
  );
}

/**
 * Between the scanner and the desk. What is scanned while no desk stands there yet (a page is loading, an order is being
 * looked up) waits and is taken by the next one, in order and whole.
 */
export class ScanLine {
  #taker: ScanTaker | null = null;
  /** The desk that waits for an answer, and takes scans again then. */
  #paused: ScanTaker | null = null;
  #waiting: (Heard | Command)[] = [];
  /** What is being looked up; it is asked again should the page go meanwhile. */
  #inHand: Heard | null = null;

  get taker(): ScanTaker | null {
    return this.#taker;
  }

  attach(taker: ScanTaker): () => void {
    this.#taker = taker;
    this.#paused = null;
    this.#inHand = null;
    // One that is taken can lead to another desk, whose all others then are.
    while (this.#taker === taker && this.#waiting.length > 0) this.#give(taker, this.#waiting.shift());
    return () => {
      if (this.#taker === taker) this.#taker = null;
      if (this.#paused === taker) this.#paused = null;
    };
  }

  /**
   * Lets scans wait while something is asked of the server, so that they are judged as if the answer had come at once: by this
   * desk, or by the screen that comes of it. `inHand` is asked about again should the page go meanwhile.
   */
  pause(inHand: Heard | null = null): () => void {
    const taker = this.#taker;
    this.#taker = null;
    this.#paused = taker;
    this.#inHand = inHand;
    return () => {
      if (taker && this.#paused === taker) this.attach(taker);
    };
  }

  /** Puts one in front of those that wait: it is for the screen that comes. */
  again(heard: Heard): void {
    this.#waiting.unshift(heard);
  }

  /** What no desk has taken yet. */
  waiting(): readonly (Heard | Command)[] {
    return this.#inHand ? [this.#inHand, ...this.#waiting] : this.#waiting;
  }

  hear(heard: Heard | Command): void {
    if (this.#taker && this.#waiting.length === 0) this.#give(this.#taker, heard);
    else this.#waiting.push(heard);
  }

  /** Throws away the waiting scans. */
  forget(): void {
    this.#waiting = [];
    this.#inHand = null;
  }

  #give(taker: ScanTaker, heard: Heard | Command | undefined): void {
    if (heard === undefined) return;
    if (typeof heard === 'string') taker.command?.(heard);
    else taker.take(heard);
  }
}

/** Tells a scanner's keys from a hand's, in boxes that are not the desk's own. */
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
