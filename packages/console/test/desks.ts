import {
  type CommandKey,
  ScanDispatcher,
  type ScannedLine,
  scannedLineFromButton,
} from '../src/shell/scanDispatcher.ts';

/**
 * Creates scanned lines as a desk receives them. Each begins `afterMs` after the previous line; `turn` identifies the
 * item that was open when the line began.
 */
export function createLineMaker() {
  let atMs = 0;
  return (
    text: string,
    { afterMs = 2_000, ...more }: Partial<ScannedLine> & { afterMs?: number } = {},
  ): ScannedLine => {
    atMs += afterMs;
    return { text, atMs, bare: false, turn: undefined, ...more };
  };
}

type LineEvent = { readonly type: 'line'; readonly heard: ScannedLine };

/**
 * A desk without a screen. It accepts typed and scanned text, and collects in `taken` what `takenOf` returns for its
 * effects.
 */
export function textDesk<State extends object, Event, Effect extends object, Taken>(desk: {
  readonly initial: State;
  readonly reduce: (state: State, event: Event | LineEvent) => readonly [State, readonly Effect[]];
  readonly takenOf: (effect: Effect) => Taken | undefined;
}) {
  let state = desk.initial;
  const line = createLineMaker();
  const taken: Taken[] = [];
  const effects: Effect[] = [];
  const send = (event: Event | LineEvent) => {
    const [next, caused] = desk.reduce(state, event);
    state = next;
    effects.push(...caused);
    for (const effect of caused) {
      const one = desk.takenOf(effect);
      if (one !== undefined) taken.push(one);
    }
  };
  return {
    taken,
    send,
    state: () => state,
    hears: (text: string, more: Partial<ScannedLine> & { afterMs?: number } = {}) =>
      send({ type: 'line', heard: line(text, more) }),
    /** Whether a line was refused, with an error sound, since the last call. */
    refused: () => effects.splice(0).some((effect) => 'sound' in effect && effect.sound === 'bad'),
    reload: () => {
      state = { ...JSON.parse(JSON.stringify(state)), last: null };
    },
  };
}

/** The courier number of the n-th parcel. */
export const courierNumber = (n: number): string => `SF${String(1_234_000_000_000 + n * 37)}`;

/**
 * The connection from the scanner to a desk with a slow server. Answers arrive when `answers` is called, or never after
 * a reload.
 */
export function createSlowScanner(
  take: (heard: ScannedLine) => void,
  command: (key: CommandKey) => void = () => {},
) {
  const taker = { box: () => null, take, command };
  let scans = new ScanDispatcher();
  let asked: (() => void)[] = [];
  scans.attach(taker);
  return {
    hear: (heard: ScannedLine | CommandKey) => scans.hear(heard),
    again: (heard: ScannedLine) => scans.again(heard),
    /** Starts a lookup of `code`. Scans wait until its answer has been handled. */
    asks: (code: string, answer: () => void) => {
      const resume = scans.pause(code === '' ? null : scannedLineFromButton(code));
      asked.push(() => {
        answer();
        resume();
      });
    },
    answers: () => {
      while (asked.length > 0) asked.shift()?.();
    },
    /** Reloads the page; waiting scans are kept. `first` runs before the new page gets them. */
    reload: (first: () => unknown = () => {}) => {
      const kept: (ScannedLine | CommandKey)[] = JSON.parse(JSON.stringify(scans.waiting()));
      asked = [];
      scans = new ScanDispatcher();
      scans.attach(taker);
      first();
      for (const heard of kept) scans.hear(heard);
    },
  };
}
