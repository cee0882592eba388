import type { CallName } from '@crossdock/contract/table.ts';
import type { Option } from '@crossdock/ui/controls.tsx';
import type { ReactNode } from 'react';

/** What a call for one row came to: an `Attempt`, or a refusal that its answer names. */
type Outcome =
  | { readonly ok: true; readonly note?: ReactNode }
  | {
      readonly ok: false;
      readonly failure: {
        readonly message: string;
        readonly retryAfterS?: number | null;
        readonly undecided?: boolean;
      };
    };

/** Asked once for all rows. */
export interface BulkField {
  readonly name: string;
  readonly label: string;
  readonly max: number;
  readonly lines?: boolean;
  /** One of these is chosen; else it is typed. */
  readonly choices?: readonly Option[];
  /** May be left empty. */
  readonly optional?: boolean;
}

/** Something that is done to each of many rows, by the row's own call. */
export interface BulkAct<Row> {
  readonly key: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly asks?: readonly BulkField[];
  /** Why it cannot be done to this row, as the list shows it. Such a row is counted before it begins, and not sent. */
  skips?(this: void, row: Row): string | undefined;
  /** What the person has to know before it begins, such as what is given back. Gets the rows that it is done to. */
  sure?(this: void, rows: readonly Row[]): string;
  /** `key` is the row's own idempotency key. */
  run(this: void, row: Row, values: Readonly<Record<string, string>>, key: string): Promise<Outcome>;
  /** Takes it back for one row. */
  undo?(this: void, row: Row, values: Readonly<Record<string, string>>): Promise<Outcome>;
  /** Reads that it makes stale. */
  readonly refreshes: readonly CallName[];
}

export interface BulkResult<Row> {
  readonly row: Row;
  /** Empty: done. */
  readonly why: string;
  /** What came of it, where "done" says too little. */
  readonly note?: ReactNode;
  /** It may have happened: another try is sent with the same key. */
  readonly undecidedKey?: string;
}

/** The chosen rows, as an act finds them. */
interface Sorted<Row> {
  readonly doable: readonly Row[];
  readonly skipped: readonly { readonly row: Row; readonly why: string }[];
}

/** What was done to a row since the list showed it may have changed its state, so the server decides about it. */
export function sortRows<Row>(
  rows: readonly Row[],
  skips: BulkAct<Row>['skips'],
  isOutdated: (row: Row) => boolean = () => false,
): Sorted<Row> {
  const doable: Row[] = [];
  const skipped: { row: Row; why: string }[] = [];
  for (const row of rows) {
    const why = isOutdated(row) ? undefined : skips?.(row);
    if (why === undefined) doable.push(row);
    else skipped.push({ row, why });
  }
  return { doable, skipped };
}

interface Run<Row> {
  readonly rows: readonly Row[];
  readonly act: (row: Row, key: string) => Promise<Outcome>;
  /** Keys of earlier tries whose end is unknown. */
  readonly keyOf?: (row: Row) => string | undefined;
  readonly onResult: (result: BulkResult<Row>) => void;
  readonly isStopped: () => boolean;
  /** For tests. */
  readonly wait?: (ms: number) => Promise<void>;
}

const tries = 4;
const longestWaitS = 30;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Row after row. One that is refused does not end the others. Where the server asks to wait or does not answer, the row is sent
 * again with its own key, so that nothing happens twice.
 */
export async function runBulk<Row>({
  rows,
  act,
  keyOf = () => undefined,
  onResult,
  isStopped,
  wait = sleep,
}: Run<Row>): Promise<void> {
  for (const row of rows) {
    if (isStopped()) return;
    onResult(await resultOf(row, act, keyOf(row) ?? crypto.randomUUID(), wait));
  }
}

async function resultOf<Row>(
  row: Row,
  act: Run<Row>['act'],
  key: string,
  wait: (ms: number) => Promise<void>,
): Promise<BulkResult<Row>> {
  for (let n = 1; ; n += 1) {
    const outcome = await act(row, key);
    if (outcome.ok) return { row, why: '', note: outcome.note };
    const { message, retryAfterS, undecided } = outcome.failure;
    const isWorthAgain = undecided === true || (retryAfterS ?? 0) > 0;
    if (!isWorthAgain || n === tries)
      return { row, why: message, ...(undecided ? { undecidedKey: key } : {}) };
    await wait(1000 * Math.min(longestWaitS, retryAfterS ?? n));
  }
}
