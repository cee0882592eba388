import type { Lang } from '@crossdock/contract/wire/values.ts';
import Document from 'pdfkit';
import type { PdfTable } from './pdf.ts';
import { type FontName, fontOf, fontRuns } from './pdfFonts.ts';
import { linesWithin } from './pdfLines.ts';

/** A4 in points. */
export const a4 = { width: 595.28, height: 841.89, margin: 50 } as const;
export const textWidth = a4.width - 2 * a4.margin;
const bottom = a4.height - a4.margin - 20;
export const grey = '#5b6470';
export const lineHeight = 1.45;

interface Style {
  readonly size: number;
  readonly colour?: string;
  readonly end?: boolean;
}

/** Writes from top to bottom on as many pages as are needed. */
export class PdfPageWriter {
  readonly doc: InstanceType<typeof Document>;
  readonly #lang: Lang;
  #y: number = a4.margin;

  constructor(doc: InstanceType<typeof Document>, lang: Lang) {
    this.doc = doc;
    this.#lang = lang;
  }

  get y(): number {
    return this.#y;
  }

  down(points: number): void {
    this.#y += points;
  }

  widthOf(text: string, size: number): number {
    return fontRuns(text, this.#lang).reduce((sum, run) => sum + this.#in(run.font, size, run.text), 0);
  }

  lines(text: string, width: number, size: number): string[] {
    return linesWithin(text, width, this.#lang, (part) => this.widthOf(part, size));
  }

  /** Writes one line; `x` is its left end, or its right end with `end`. */
  line(text: string, x: number, y: number, { size, colour = '#14181f', end = false }: Style): void {
    let at = end ? x - this.widthOf(text, size) : x;
    this.doc.fillColor(colour);
    for (const run of fontRuns(text, this.#lang)) {
      const width = this.#in(run.font, size, run.text);
      this.doc.text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  /** Writes a text over the width of the page, or over `width`, in as many lines as it needs. */
  text(text: string, style: Style, width: number = textWidth): void {
    for (const one of this.lines(text, width, style.size)) {
      this.room(style.size * lineHeight);
      this.line(one, a4.margin, this.#y, style);
      this.down(style.size * lineHeight);
    }
  }

  rule(): void {
    this.doc.lineWidth(0.6).strokeColor('#c9ced6');
    this.doc
      .moveTo(a4.margin, this.#y)
      .lineTo(a4.width - a4.margin, this.#y)
      .stroke();
    this.down(6);
  }

  /** Begins another page if this height does not fit on the current page. True if it has begun one. */
  room(height: number): boolean {
    if (this.#y + height <= bottom) return false;
    this.doc.addPage();
    this.#y = a4.margin;
    return true;
  }

  #in(font: FontName, size: number, text: string): number {
    this.doc.font(fontOf(font).file).fontSize(size);
    return this.doc.widthOfString(text);
  }
}

const size = 10;

function drawRow(
  w: PdfPageWriter,
  cells: readonly string[],
  widths: readonly number[],
  colour?: string,
): void {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const columns = widths.map((width) => (textWidth * width) / all);
  const wrapped = columns.map((width, at) => w.lines(cells[at] ?? '', width - 8, size));
  const height = Math.max(...wrapped.map((lines) => lines.length)) * size * lineHeight + 4;
  w.room(height);
  let x = a4.margin;
  for (const [at, width] of columns.entries()) {
    const end = at === columns.length - 1;
    for (const [n, text] of (wrapped[at] ?? []).entries())
      w.line(text, end ? x + width : x, w.y + n * size * lineHeight, {
        size,
        end,
        ...(colour === undefined ? {} : { colour }),
      });
    x += width;
  }
  w.down(height);
}

export function drawTable(w: PdfPageWriter, { head, widths, rows, totals }: PdfTable): void {
  const drawHead = () => {
    drawRow(w, head, widths, grey);
    w.rule();
  };
  drawHead();
  for (const row of rows) {
    if (w.room(size * lineHeight * 3)) drawHead();
    drawRow(w, row, widths);
  }
  w.rule();
  for (const [name, amount] of totals) {
    w.room(22);
    w.line(name, a4.margin, w.y, { size: 12 });
    w.line(amount, a4.width - a4.margin, w.y, { size: 12, end: true });
    w.down(22);
  }
}

/** Draws facts as pairs of label and value. */
export function drawLabelValuePairs(
  w: PdfPageWriter,
  facts: readonly (readonly [string, string])[],
  width = textWidth,
): void {
  for (const [about, fact] of facts) {
    const lines = w.lines(fact, width - 150, size);
    w.room(lines.length * size * lineHeight);
    w.line(about, a4.margin, w.y, { size, colour: grey });
    for (const one of lines) {
      w.line(one, a4.margin + 150, w.y, { size });
      w.down(size * lineHeight);
    }
    w.down(3);
  }
}

interface Described {
  readonly lang: Lang;
  readonly title: string;
  readonly number: string;
  readonly writtenAt: string;
  readonly sender: readonly string[];
}

/** The PDF's bytes, with the used characters embedded, and `foot` and the page number on each page. */
export function renderPdf(
  of: Described,
  foot: string,
  draw: (w: PdfPageWriter) => void,
): Promise<Uint8Array> {
  const doc = new Document({
    ...{ size: 'A4', margin: 0, bufferPages: true, autoFirstPage: false, lang: of.lang },
    font: fontOf('tc').file,
    info: {
      Title: `${of.title} ${of.number}`,
      Author: of.sender[0] ?? '',
      CreationDate: new Date(of.writtenAt),
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((done, failed) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => done(Buffer.concat(chunks)));
    doc.on('error', failed);
  });
  doc.addPage();
  const writer = new PdfPageWriter(doc, of.lang);
  draw(writer);
  const { count } = doc.bufferedPageRange();
  const y = a4.height - 40;
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    if (foot !== '') writer.line(foot, a4.margin, y, { size: 8, colour: grey });
    writer.line(`${of.number} · ${at + 1} / ${count}`, a4.width - a4.margin, y, {
      ...{ size: 8, colour: grey, end: true },
    });
  }
  doc.end();
  return whole;
}
