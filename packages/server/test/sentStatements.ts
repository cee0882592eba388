import { vi } from 'vitest';
import { Batch } from '../src/platform/batch.ts';

/** A statement that was sent to the database. */
interface Sent {
  readonly text: string;
  /** The number of rows that the database returned. */
  rows: number;
}

/** Returns the statements that name one of these tables, sent while `work` runs. */
export async function statementsSentTo(
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<Sent[]> {
  const batches = new Map<Batch, Sent[]>();
  const ended = new Map<Batch, number>();
  const { submit, handleDataRow, handleCommandComplete } = Batch.prototype;
  const spies = [
    vi.spyOn(Batch.prototype, 'submit').mockImplementation(function (this: Batch, connection) {
      batches.set(
        this,
        this.statements.map(({ text }) => ({ text, rows: 0 })),
      );
      submit.call(this, connection);
    }),
    vi.spyOn(Batch.prototype, 'handleDataRow').mockImplementation(function (this: Batch, row) {
      const sent = batches.get(this)?.[ended.get(this) ?? 0];
      if (sent) sent.rows += 1;
      handleDataRow.call(this, row);
    }),
    vi.spyOn(Batch.prototype, 'handleCommandComplete').mockImplementation(function (this: Batch, end) {
      ended.set(this, (ended.get(this) ?? 0) + 1);
      handleCommandComplete.call(this, end);
    }),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...batches.values()].flat().filter(({ text }) => tables.some((one) => text.includes(`"${one}"`)));
}
