import { join } from 'node:path';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ReceivedFile } from '@crossdock/contract/wire/call.ts';
import { ProcessLimitExceeded, WorkerProcess } from './childProcesses.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { NoTransaction } from './db.ts';
import type { SheetRefusal, SheetRow } from './sheetParser.ts';

const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 2, perShop: 6, inAll: 12, retrySeconds: 10 });

const child = new WorkerProcess({
  program: join(import.meta.dirname, 'sheetChildProcess.ts'),
  timeLimitMs: 10_000,
  heapMegabytes: 384,
});

/** Like `parseSheet`, in a separate process with limits of time and memory. Throws `TooBusy`. */
export async function readSheetRows(
  noTransaction: NoTransaction,
  { bytes }: ReceivedFile,
  maxRows: number,
): Promise<SheetRow[] | Refusal<SheetRefusal>> {
  noTransaction.check();
  try {
    return await line.run(noTransaction.turn, () => child.ask({ read: bytes, maxRows }));
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * The refusal for a file whose child process was killed because it used too much time or memory. Any other error is
 * thrown.
 */
export function refusalOf(error: unknown): Refusal<SheetRefusal> {
  if (error instanceof ProcessLimitExceeded) return refuse('sheet.tooCostly', {}, 'file');
  throw error;
}
