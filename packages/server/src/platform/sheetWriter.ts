import { join } from 'node:path';
import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { WorkerProcess } from './childProcesses.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { NoTransaction } from './db.ts';
import type { Sheet } from './sheetText.ts';

const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 3, perShop: 8, inAll: 24, retrySeconds: 5 });

const child = new WorkerProcess({
  program: join(import.meta.dirname, 'sheetChildProcess.ts'),
  timeLimitMs: 30_000,
  heapMegabytes: 384,
});

const mimes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A sheet to be written after its rows have been read. */
export interface SheetRequest {
  readonly format: SheetFormat;
  readonly sheet: Sheet;
}

/** Writes the sheet as an answer, in a separate process, because thousands of rows take a while. Throws `TooBusy`. */
export async function writeSheet(noTransaction: NoTransaction, { format, sheet }: SheetRequest) {
  noTransaction.check();
  const bytes = await line.run(noTransaction.turn, () => child.ask<Uint8Array>({ write: sheet, format }));
  return {
    filename: `${sheet.name}.${format}`,
    mime: mimes[format],
    base64: Buffer.from(bytes).toString('base64'),
  };
}
