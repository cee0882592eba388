import { join } from 'node:path';
import { Child } from './children.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { NoTransaction } from './db.ts';
import type { PdfText } from './pdf.ts';

const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 3, perShop: 8, inAll: 24, retrySeconds: 5 });

const child = new Child({
  program: join(import.meta.dirname, 'pdfChild.ts'),
  timeLimitMs: 30_000,
  heapMegabytes: 384,
});

/** Writes the PDF as an answer, in a separate process. Throws `Busy`. */
export async function writePdf(noTransaction: NoTransaction, text: PdfText) {
  noTransaction.check();
  const bytes = await line.run(noTransaction.turn, () => child.ask<Uint8Array>(text));
  return {
    filename: `${text.number}.pdf`,
    mime: 'application/pdf',
    base64: Buffer.from(bytes).toString('base64'),
  };
}
