import { keysOf } from '../records.ts';
import { type Calendar, type DayOrder, parseDayCell } from './days.ts';

/** Character encodings of CSV files. */
export const encodings = ['utf-8', 'big5', 'gb18030', 'windows-874'] as const;
export type TableEncoding = (typeof encodings)[number];

/** How the tables of a bank or carrier are written: the head of the column that holds each value. */
export interface TableMap<C extends string> {
  readonly columns: Readonly<Partial<Record<C, string>>>;
  readonly order: DayOrder;
  readonly calendar: Calendar;
}

export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The columns that a kind of table can have, and their usual heads. */
export interface TableHeadRules<C extends string> {
  /** The usual heads, in the order in which they claim a column. */
  readonly heads: Readonly<Record<C, RegExp>>;
  /** The column with the days, from which the style of the days is detected. */
  readonly dayColumn: C;
  /** Whether a row with these columns can be the head of such a table. */
  readonly isHead: (columns: Readonly<Partial<Record<C, string>>>) => boolean;
}

/** The head is searched in this many first rows, because the account's name and the period are often above it. */
const headWithin = 40;

/**
 * The heads of a table, made unique, so that a map can name each of them.
 * @example uniqueHeads(['金額', '金額']) // → ['金額', '金額 (2)']
 */
export function uniqueHeads(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell) => {
    const head = cell.normalize('NFKC').replace(/\s+/gu, ' ').trim();
    const n = (seen.get(head) ?? 0) + 1;
    seen.set(head, n);
    return n > 1 && head !== '' ? `${head} (${n})` : head;
  });
}

/**
 * A proposed map for a table that nobody has described yet, by the usual heads of its kind and the way its
 * days are written. Undefined if no row looks like a head. A person checks it before it is used.
 * @example proposedMapOf([], { heads: { date: /^date$/ }, dayColumn: 'date', isHead: () => false }) // → undefined
 */
export function proposedMapOf<C extends string>(
  rows: readonly TableRow[],
  kind: TableHeadRules<C>,
): TableMap<C> | undefined {
  const found = rows.slice(0, headWithin).map(({ cells }) => usualColumns(uniqueHeads(cells), kind));
  const best = found.reduce((a, b) => (keysOf(b).length > keysOf(a).length ? b : a), usualColumns([], kind));
  const at = found.indexOf(best);
  if (!kind.isHead(best)) return undefined;
  const head = best[kind.dayColumn];
  const place = head === undefined ? -1 : uniqueHeads(rows[at]?.cells ?? []).indexOf(head);
  const days = rows.slice(at + 1, at + 60).map(({ cells }) => cells[place] ?? '');
  return { columns: best, ...styleOf(days) };
}

function usualColumns<C extends string>(
  heads: readonly string[],
  { heads: usual }: TableHeadRules<C>,
): Partial<Record<C, string>> {
  const columns: Partial<Record<C, string>> = {};
  for (const column of keysOf(usual)) {
    const head = heads.find((one) => usual[column].test(one) && !Object.values(columns).includes(one));
    if (head !== undefined) columns[column] = head;
  }
  return columns;
}

const styles = (['western', 'roc', 'buddhist'] as const).flatMap((calendar) =>
  (['ymd', 'dmy', 'mdy'] as const).map((order) => ({ order, calendar })),
);

/**
 * The first style in which the most of the given days can be read. A day that would be before 2000 or after 2100 in a
 * style counts as unreadable.
 */
function styleOf(days: readonly string[]): Pick<TableMap<never>, 'order' | 'calendar'> {
  const read = styles.map((style) => days.filter((day) => parseDayCell(day, style) !== undefined).length);
  return styles[read.indexOf(Math.max(...read))] ?? { order: 'ymd', calendar: 'western' };
}

interface MappedRow<C extends string> {
  readonly row: number;
  /** The trimmed text of a column; empty if the map has no such column. */
  readonly cell: (column: C) => string;
}

type Wrong<T> = Extract<T, { readonly fault: string }>;

/**
 * Sorts the result of each row into lines and faults; a row that is neither is left out.
 * @example partitionRows([1, 2], (n) => (n > 1 ? { row: n, fault: 'day' } : { n })) // → { lines: [{ n: 1 }], wrong: [{ row: 2, fault: 'day' }] }
 */
export function partitionRows<R, T extends object>(
  rows: readonly R[],
  read: (row: R) => T | undefined,
): { lines: Exclude<T, Wrong<T>>[]; wrong: Wrong<T>[] } {
  const lines: Exclude<T, Wrong<T>>[] = [];
  const wrong: Wrong<T>[] = [];
  const isWrong = (one: T): one is Wrong<T> => 'fault' in one;
  const isLine = (one: T): one is Exclude<T, Wrong<T>> => !isWrong(one);
  for (const row of rows) {
    const one = read(row);
    if (one === undefined) continue;
    if (isLine(one)) lines.push(one);
    else if (isWrong(one)) wrong.push(one);
  }
  return { lines, wrong };
}

/**
 * The rows below the head, read by their columns; `noHead` if no row has all heads that the map names.
 * @example mappedRows([], { columns: {}, order: 'ymd', calendar: 'western' }) // → 'noHead'
 */
export function mappedRows<C extends string>(
  rows: readonly TableRow[],
  map: TableMap<C>,
): MappedRow<C>[] | 'noHead' {
  const named = keysOf(map.columns);
  const wanted = named.map((one) => map.columns[one] ?? '');
  const headAt = rows.slice(0, headWithin).findIndex(({ cells }) => {
    const heads = uniqueHeads(cells);
    return wanted.every((one) => heads.includes(one));
  });
  if (headAt < 0 || named.length === 0) return 'noHead';
  const heads = uniqueHeads(rows[headAt]?.cells ?? []);
  const places = new Map<string, number>(
    named.map((column) => [column, heads.indexOf(map.columns[column] ?? '')]),
  );
  return rows.slice(headAt + 1).map(({ row, cells }) => ({
    row,
    cell: (column) => (cells[places.get(column) ?? -1] ?? '').trim(),
  }));
}
