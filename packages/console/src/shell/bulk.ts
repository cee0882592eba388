import type { CallName } from '@crossdock/contract/table.ts';
import type { Option } from '@crossdock/ui/controls.tsx';
import type { ReactNode } from 'react';

/** The result of a call for one row: an `Attempt`, or a refusal inside its answer. */
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

/** A value that is asked for once for all rows. */
export interface BulkField {
  readonly name: string;
  readonly label: string;
  readonly max: number;
  readonly lines?: boolean;
  /** The options; without them the value is typed. */
  readonly choices?: readonly Option[];
  /** May be left empty. */
  readonly optional?: boolean;
}

/** An action that is applied to many rows with one call per row. */
export interface BulkAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly asks?: readonly BulkField[];
  /**
   * Returns the reason why the action cannot be applied to this row as the list shows it; undefined if it can. Rows
   * with a reason are counted beforehand and not sent.
   */
  skips?(this: void, row: Row): string | undefined;
  /** A warning before it begins, such as the sum to be refunded. Gets the rows that the action applies to. */
  sure?(this: void, rows: readonly Row[]): string;
  /** `key` is the row's own idempotency key. */
  run(this: void, row: Row, values: Readonly<Record<string, string>>, key: string): Promise<Outcome>;
  /** Undoes the action for one row. */
  undo?(this: void, row: Row, values: Readonly<Record<string, string>>): Promise<Outcome>;
  /** The reads that it makes stale. */
  readonly refreshes: readonly CallName[];
}

export interface BulkResult<Row> {
  readonly row: Row;
  /** Empty if it succeeded. */
  readonly why: string;
  /** Text for a successful result, if the word "done" says too little. */
  readonly note?: ReactNode;
  /** Set if the call may have succeeded: another attempt is sent with the same key. */
  readonly undecidedKey?: string;
}

/** The chosen rows, divided for an action. */
interface Sorted<Row> {
  readonly doable: readonly Row[];
  readonly skipped: readonly { readonly row: Row; readonly why: string }[];
}

/**
 * Divides the rows for an action. A row that was changed since the list showed it is not skipped, because only the
 * server knows its state.
 */
export function partitionRows<Row>(
  rows: readonly Row[],
  skips: BulkAction<Row>['skips'],
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
  /**
   * The idempotency key of the row's earlier attempt, if its result is unknown. The same key is sent again, so that
   * nothing happens twice.
   */
  readonly keyOf?: (row: Row) => string | undefined;
  readonly onResult: (result: BulkResult<Row>) => void;
  readonly isStopped: () => boolean;
  /** Replaces the waiting between attempts in tests. */
  readonly wait?: (ms: number) => Promise<void>;
}

const tries = 4;
const longestWaitS = 30;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Applies the action row by row. A refusal does not stop the others. If the server asks to wait or does not
 * answer, the row is sent again with its own key, so that nothing happens twice.
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
