/**
 * The items on a desk, such as parcels or orders: one open item, and at most one that was scanned ahead. Each is
 * identified by its number.
 */
export interface DeskItems {
  /** Empty if nothing is open. */
  readonly open: string;
  /** A new number for every opened item, so that a step can check whether it still belongs to the open item. */
  readonly turn: number;
  readonly waiting: string;
  /** The last finished items, newest first. */
  readonly done: readonly string[];
}

export const noDeskItems: DeskItems = { open: '', turn: 0, waiting: '', done: [] };

const doneMax = 20;

/**
 * How a scanned number relates to the items on the desk. `again`: the open or waiting item was scanned twice. `done`:
 * the item was just finished here. `part`: the number is a fragment of one of these numbers, from a broken scan.
 * `opens`, `waits`: the item is opened now, or after the open one. `full`: another item is already waiting.
 */
export type ScanRelation = 'again' | 'done' | 'part' | 'opens' | 'waits' | 'full';

export function scanRelation({ open, waiting, done }: DeskItems, code: string): ScanRelation {
  if (code === open || code === waiting) return 'again';
  if (done.includes(code)) return 'done';
  if ([open, waiting, ...done].some((whole) => isFragmentOf(code, whole))) return 'part';
  if (open === '') return 'opens';
  return waiting === '' ? 'waits' : 'full';
}

/**
 * Whether a code is the end or beginning of a number. A code that is followed by `-1` in the number does not count,
 * because such numbers are other parcels of the same order.
 */
export const isFragmentOf = (code: string, whole: string): boolean =>
  code.length < whole.length &&
  (whole.endsWith(code) || (whole.startsWith(code) && whole.charAt(code.length) !== '-'));

export const withOpenItem = (bench: DeskItems, code: string): DeskItems => ({
  ...bench,
  open: code,
  turn: bench.turn + 1,
});

export const queueNextItem = (bench: DeskItems, code: string): DeskItems => ({ ...bench, waiting: code });

/** Finishes the open item and opens the waiting one. Not used when the open item was dropped. */
export function finishOpenItem(bench: DeskItems): DeskItems {
  const { open, waiting } = bench;
  const done = [open, ...bench.done.filter((code) => code !== open)].slice(0, doneMax);
  const rest = { ...bench, open: '', waiting: '', done };
  return waiting === '' ? { ...rest, turn: bench.turn + 1 } : withOpenItem(rest, waiting);
}

/**
 * Drops the open item unfinished, and the waiting one too. If the waiting item were opened instead, a clerk who did
 * not notice would record the weight, packing or label of the dropped item for it.
 */
export const dropOpenItem = (bench: DeskItems): DeskItems => ({
  ...bench,
  open: '',
  waiting: '',
  turn: bench.turn + 1,
});

/** Makes a finished item that failed afterwards scannable again. */
export const reopenItem = (bench: DeskItems, code: string): DeskItems => ({
  ...bench,
  done: bench.done.filter((one) => one !== code),
});
