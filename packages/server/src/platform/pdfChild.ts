import type { PdfRecord, PdfText } from './pdf.ts';
import { drawPdf } from './pdfDrawing.ts';
import { drawRecord } from './pdfRecordDrawing.ts';

/** The program of the process that writes PDFs (`pdfWriter.ts`): its fonts would stay in the server's memory. */
process.on('message', (text: PdfText | PdfRecord) => {
  const drawn = 'sections' in text ? drawRecord(text) : drawPdf(text);
  drawn.then(
    (bytes) => process.send?.(bytes),
    // An unexpected error ends this process, which tells the waiting caller.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
