import type { Attempt } from '@crossdock/contract/client.ts';
import type { CommitResult } from './useSheetImport.ts';

interface RowAnswer {
  readonly message: string;
}

/**
 * Counts the rows that were written and lists the others with the server's message. The answer has one entry for each
 * row, in the same order.
 */
export function toCommitResult<Row, Answer extends RowAnswer>(
  attempt: Attempt<{ readonly list: readonly Answer[] }>,
  rows: readonly Row[],
  isWritten: (answer: Answer) => boolean,
): Attempt<CommitResult<Row>> {
  if (!attempt.ok) return attempt;
  const failures = attempt.data.list.flatMap((answer, at) => {
    const row = rows[at];
    return isWritten(answer) || !row ? [] : [{ row, message: answer.message }];
  });
  return { ok: true, data: { written: rows.length - failures.length, failures } };
}

/** The rows that the server did not write: those whose number is in `numbers`, each with the same message. */
export function failedRows<Row extends { readonly number: string }>(
  rows: readonly Row[],
  numbers: readonly string[],
  message: string,
) {
  const named = new Set(numbers);
  return rows.filter(({ number }) => named.has(number)).map((row) => ({ row, message }));
}
