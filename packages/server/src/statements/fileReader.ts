import { join } from 'node:path';
import type { Refusal } from '@crossdock/contract/refusals.ts';
import { WorkerProcess } from '../platform/childProcesses.ts';
import { ConcurrencyLimiter } from '../platform/concurrencyLimiter.ts';
import type { NoTransaction } from '../platform/db.ts';
import type { SheetRefusal } from '../platform/sheetParser.ts';
import { refusalOf } from '../platform/sheetReader.ts';

const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 2, perShop: 4, inAll: 8, retrySeconds: 10 });
const options = {
  program: join(import.meta.dirname, 'statementChildProcess.ts'),
  timeLimitMs: 10_000,
  heapMegabytes: 384,
};
const child = new WorkerProcess(options);
// This process reads tables, such as a file with all data of a shop that moves in. Such a file takes much memory, so
// the process exits after each file, which frees the memory.
const passing = new WorkerProcess({ ...options, once: true });

/** Reads a bank's or a carrier's file in a separate process with limits of time and memory. Throws `TooBusy`. */
export async function readFileInChildProcess<R>(
  noTransaction: NoTransaction,
  asked: { readonly read: 'statement' | 'remittances' | 'table'; readonly file: object },
): Promise<R | Refusal<SheetRefusal>> {
  noTransaction.check();
  try {
    return await line.run(noTransaction.turn, () => (asked.read === 'table' ? passing : child).ask<R>(asked));
  } catch (error) {
    return refusalOf(error);
  }
}
