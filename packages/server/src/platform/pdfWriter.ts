import { join } from 'node:path';
import { WorkerProcess } from './childProcesses.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { NoTransaction } from './db.ts';
import type { PdfRecord, PdfText } from './pdf.ts';

const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 3, perShop: 8, inAll: 24, retrySeconds: 5 });

const child = new WorkerProcess({
  program: join(import.meta.dirname, 'pdfChildProcess.ts'),
  timeLimitMs: 30_000,
  heapMegabytes: 384,
});

/** A record with photos takes seconds, so it has a queue and a process of its own. */
const records = new ConcurrencyLimiter({ atOnce: 1, perCaller: 1, perShop: 4, inAll: 12, retrySeconds: 10 });
const recordChild = new WorkerProcess({
  program: join(import.meta.dirname, 'pdfChildProcess.ts'),
  timeLimitMs: 60_000,
  heapMegabytes: 512,
});

/**
 * The bytes of a record, written in a separate process. `gather` reads its photos when the record's turn
 * comes, so that only one record's photos are in memory at a time. Throws `TooBusy`.
 */
export function writePdfRecord(
  noTransaction: NoTransaction,
  gather: () => Promise<PdfRecord>,
): Promise<Uint8Array> {
  noTransaction.check();
  return records.run(noTransaction.turn, async () => recordChild.ask<Uint8Array>(await gather()));
}

/** Writes the PDF as an answer, in a separate process. Throws `TooBusy`. */
export async function writePdf(noTransaction: NoTransaction, text: PdfText) {
  noTransaction.check();
  const bytes = await line.run(noTransaction.turn, () => child.ask<Uint8Array>(text));
  return {
    filename: `${text.number}.pdf`,
    mime: 'application/pdf',
    base64: Buffer.from(bytes).toString('base64'),
  };
}
