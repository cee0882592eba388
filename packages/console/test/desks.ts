import { type Command, type Heard, pressed, ScanLine } from '../src/shell/scanLine.ts';

/** Lines as a desk hears them: `afterMs` after the one before, begun while `turn` was open. */
export function lines() {
  let atMs = 0;
  return (text: string, { afterMs = 2_000, ...more }: Partial<Heard> & { afterMs?: number } = {}): Heard => {
    atMs += afterMs;
    return { text, atMs, bare: false, turn: undefined, ...more };
  };
}

/** The courier number of the n-th parcel. */
export const courierNumber = (n: number): string => `SF${String(1_234_000_000_000 + n * 37)}`;

/** The line between the scanner and a desk that asks a server: answers come when `answers` is called, or never after a reload. */
export function slowLine(take: (heard: Heard) => void, command: (key: Command) => void = () => {}) {
  const taker = { box: () => null, take, command };
  let scans = new ScanLine();
  let asked: (() => void)[] = [];
  scans.attach(taker);
  return {
    hear: (heard: Heard | Command) => scans.hear(heard),
    again: (heard: Heard) => scans.again(heard),
    /** Something is asked about `code`: scans wait until the answer has been taken. */
    asks: (code: string, answer: () => void) => {
      const resume = scans.pause(code === '' ? null : pressed(code));
      asked.push(() => {
        answer();
        resume();
      });
    },
    answers: () => {
      while (asked.length > 0) asked.shift()?.();
    },
    /** The page goes and comes back; `first`: what it does before it takes scans again. */
    reload: (first: () => unknown = () => {}) => {
      const kept: (Heard | Command)[] = JSON.parse(JSON.stringify(scans.waiting()));
      asked = [];
      scans = new ScanLine();
      scans.attach(taker);
      first();
      for (const heard of kept) scans.hear(heard);
    },
  };
}
