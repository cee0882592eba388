import type { PdfRecord, PdfText } from './pdf.ts';
import { drawPdf } from './pdfDrawing.ts';
import { drawRecord } from './pdfRecordDrawing.ts';

/**
 * The main file of the child process that writes PDFs (`pdfWriter.ts`), because its fonts would otherwise
 * stay in the server's memory.
 */
process.on('message', (text: PdfText | PdfRecord) => {
  const drawn = 'sections' in text ? drawRecord(text) : drawPdf(text);
  drawn.then(
    (bytes) => process.send?.(bytes),
    // An unexpected error ends this process, which the waiting caller notices.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
