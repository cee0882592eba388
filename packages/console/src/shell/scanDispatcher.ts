import { looksLikeFragment, recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { looksLikeReference } from '@crossdock/domain/reference.ts';
import { deskNow } from './deskClock.ts';

/** One line from a scanner or a keyboard: the text before Enter. */
export interface ScannedLine {
  readonly text: string;
  /** The time, on the desks' clock. */
  readonly atMs: number;
  /** Enter was pressed alone, on text that the desk itself had put into the box. */
  readonly bare: boolean;
  /** The turn of the item that was open when the line began (`deskItems.ts`); undefined if no desk was shown. */
  readonly turn: number | undefined;
  /** The line ended with Ctrl+Enter, which also confirms the whole form. */
  readonly confirms?: boolean;
}

/** A line that was not heard key by key: the text of a box or of a button counts as the scan. */
export const scannedLineFromButton = (text: string): ScannedLine => ({
  text,
  atMs: deskNow(),
  bare: true,
  turn: undefined,
});

/** Keys that a desk handles like a scan, wherever the focus is. */
const commandKeys = ['Escape', 'F7'] as const;
export type CommandKey = (typeof commandKeys)[number] | 'Ctrl+Enter';
export const isCommandKey = (key: string): key is (typeof commandKeys)[number] =>
  commandKeys.some((one) => one === key);

/** The desk that receives scans now. */
export interface ScanReceiver {
  /** The box into which a scan is typed. */
  readonly box: () => HTMLInputElement | null;
  readonly take: (heard: ScannedLine) => void;
  readonly command?: (key: CommandKey) => void;
  /** The number of the open item's turn (`deskItems.ts`). */
  readonly turn?: () => number;
  /** Draws at once what the desk already knows. */
  readonly draw?: () => void;
}

/** If more time passes between two keys, a person types and not a scanner. */
const scannerGapMs = 60;
/** Fewer characters are not a scan. */
const scanMinLength = 5;

/** A box's state before a key reached it. */
export interface BoxStateBefore {
  readonly value: string;
  /** Whether the key replaces the whole value. */
  readonly replaces: boolean;
}

/**
 * One line as it is typed, from its first key to Enter, whichever boxes receive the keys: the focus may move
 * while a scanner is still writing.
 */
export class TypedLine {
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

  /** The keys of the line so far; empty if a person changed the text in between. */
  get keys(): readonly { readonly key: string; readonly atMs: number }[] {
    return this.#edited ? [] : this.#keys;
  }

  key(key: string, atMs: number, box: BoxStateBefore | null, turn: number | undefined): void {
    this.#began ??= { turn };
    if (this.#typed === '') this.#clean = box === null || box.value === '' || box.replaces;
    this.#run = atMs - this.#lastMs > scannerGapMs ? key : this.#run + key;
    this.#typed += key;
    this.#keys.push({ key, atMs });
    this.#lastMs = atMs;
  }

  /**
   * Call when something other than key presses changed a box's value, such as a paste, a deletion or an on-screen
   * keyboard.
   */
  edit(turn: number | undefined): void {
    this.#began ??= { turn };
    this.#edited = true;
  }

  /** Ends the line; `value` is the value of the box in which it ends. */
  end(atMs: number, value: string | null): ScannedLine {
    const whole = this.#run === this.#typed && this.#run.length >= scanMinLength;
    const asTyped = value === null || (!this.#edited && this.#typed !== '' && (this.#clean || whole));
    const heard: ScannedLine = {
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

/** Removes an incomplete scan in front of a complete one. */
function withoutHead(typed: string, run: string): string {
  if (run === typed || /^[\d.,\s]+$/.test(typed.slice(0, -run.length))) return typed;
  return isWhole(run) && !isWhole(typed) && !looksLikeReference(typed) ? run : typed;
}

function isWhole(text: string): boolean {
  const { kind, code } = recogniseScan(text);
  return (
    kind === 'order' ||
    kind === 'parcel' ||
    (kind === 'courier' && /^[A-Z]/.test(code) && !looksLikeFragment(code))
  );
}

/**
 * Connects the scanner with the desk. Scans made while no desk is ready (a page is loading, an order is being
 * looked up) wait, and the next desk takes them complete and in order.
 */
export class ScanDispatcher {
  #taker: ScanReceiver | null = null;
  /** The desk that waits for an answer and receives scans again after it. */
  #paused: ScanReceiver | null = null;
  #waiting: (ScannedLine | CommandKey)[] = [];
  /** The scan that is being looked up. It is looked up again if the page is left meanwhile. */
  #inHand: ScannedLine | null = null;

  get taker(): ScanReceiver | null {
    return this.#taker;
  }

  attach(taker: ScanReceiver): () => void {
    this.#taker = taker;
    this.#paused = null;
    this.#inHand = null;
    // A scan can open another desk, which then receives the remaining ones.
    while (this.#taker === taker && this.#waiting.length > 0) this.#give(taker, this.#waiting.shift());
    return () => {
      if (this.#taker === taker) this.#taker = null;
      if (this.#paused === taker) this.#paused = null;
    };
  }

  /**
   * Makes scans wait while the server is asked, so that they are interpreted as if the answer had come at
   * once: by this desk, or by the screen that follows. If the page is left meanwhile, `inHand` is looked up
   * again.
   */
  pause(inHand: ScannedLine | null = null): () => void {
    const taker = this.#taker;
    this.#taker = null;
    this.#paused = taker;
    this.#inHand = inHand;
    return () => {
      if (taker && this.#paused === taker) this.attach(taker);
    };
  }

  /** Puts a scan in front of the waiting ones, for the next screen. */
  again(heard: ScannedLine): void {
    this.#waiting.unshift(heard);
  }

  /** The scans that no desk has taken yet. */
  waiting(): readonly (ScannedLine | CommandKey)[] {
    return this.#inHand ? [this.#inHand, ...this.#waiting] : this.#waiting;
  }

  hear(heard: ScannedLine | CommandKey): void {
    if (this.#taker && this.#waiting.length === 0) this.#give(this.#taker, heard);
    else this.#waiting.push(heard);
  }

  /** Throws away the waiting scans. */
  forget(): void {
    this.#waiting = [];
    this.#inHand = null;
  }

  #give(taker: ScanReceiver, heard: ScannedLine | CommandKey | undefined): void {
    if (heard === undefined) return;
    if (typeof heard === 'string') taker.command?.(heard);
    else taker.take(heard);
  }
}

/** Distinguishes a scanner's keys from a person's in boxes that do not belong to the desk. */
export class ScannerKeyDetector {
  #text = '';
  #before = '';
  #lastMs = Number.NEGATIVE_INFINITY;

  /** Records a printable key in a box that held `value`. */
  key(key: string, value: string, atMs: number): void {
    if (atMs - this.#lastMs > scannerGapMs) {
      this.#text = '';
      this.#before = value;
    }
    this.#text += key;
    this.#lastMs = atMs;
  }

  /**
   * Ends a series of quick keys. Returns what a scanner typed and the box's value before it; null if a person typed.
   */
  end(atMs: number): { readonly text: string; readonly before: string } | null {
    const whole = atMs - this.#lastMs <= scannerGapMs && this.#text.length >= scanMinLength;
    const heard = whole ? { text: this.#text, before: this.#before } : null;
    this.#text = '';
    this.#lastMs = Number.NEGATIVE_INFINITY;
    return heard;
  }
}
