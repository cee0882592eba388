import type { PdfText } from './pdf.ts';
import { drawLabelValuePairs, drawTable, grey, type PdfPageWriter, renderPdf } from './pdfPage.ts';

function drawAll(w: PdfPageWriter, { sender, title, number, facts, table, foot }: PdfText): void {
  const [name = '', ...below] = sender;
  w.text(name, { size: 15 });
  for (const one of below) w.text(one, { size: 9.5, colour: grey });
  w.down(22);
  w.text(title, { size: 20 });
  w.text(number, { size: 11, colour: grey });
  w.down(12);
  drawLabelValuePairs(w, facts);
  w.down(14);
  drawTable(w, table);
  w.down(14);
  if (foot !== '') w.text(foot, { size: 9.5, colour: grey });
}

export const drawPdf = (text: PdfText): Promise<Uint8Array> => renderPdf(text, '', (w) => drawAll(w, text));
