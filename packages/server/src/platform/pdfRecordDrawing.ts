import sharp from 'sharp';
import { encode } from 'uqr';
import type { PdfRecord, PdfSection } from './pdf.ts';
import {
  a4,
  drawLabelValuePairs,
  drawTable,
  grey,
  lineHeight,
  type PdfPageWriter,
  renderPdf,
  textWidth,
} from './pdfPage.ts';

const maxSidePx = 1200;
const qrSide = 96;
const gap = 14;
/** The box of each of two photos side by side. */
const box = { width: (textWidth - gap) / 2, height: 190 } as const;
const captionSize = 8.5;

sharp.concurrency(1);
sharp.cache(false);

interface Photo {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The photo as a small JPEG; undefined if it cannot be read. */
async function smaller(bytes: Uint8Array): Promise<Photo | undefined> {
  try {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 72, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

function drawQr(w: PdfPageWriter, text: string): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const side = qrSide / data.length;
  const [left, top] = [a4.width - a4.margin - qrSide, a4.margin];
  w.doc.fillColor('#000');
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) w.doc.rect(left + column * side, top + row * side, side + 0.05, side + 0.05);
  w.doc.fill();
}

interface Shown {
  readonly photo: Photo | undefined;
  readonly caption: readonly string[];
}

function drawPhoto(w: PdfPageWriter, { photo, caption }: Shown, x: number, top: number): void {
  if (photo === undefined) w.doc.rect(x, top, box.width, 40).fill('#eef0f3');
  else w.doc.image(photo.bytes, x, top, { fit: [box.width, box.height] });
  const below = top + heightOf(photo) + 4;
  for (const [at, text] of caption.entries())
    w.line(text, x, below + at * captionSize * lineHeight, { size: captionSize, colour: grey });
}

/** The height of the photo when it is fitted into its box. */
const heightOf = (photo: Photo | undefined): number =>
  photo === undefined ? 40 : Math.min(box.height, (photo.height * box.width) / photo.width);

function drawPhotos(w: PdfPageWriter, shown: readonly Shown[]): void {
  for (let at = 0; at < shown.length; at += 2) {
    const pair = shown.slice(at, at + 2);
    const height = Math.max(
      ...pair.map(({ photo, caption }) => heightOf(photo) + 4 + caption.length * captionSize * lineHeight),
    );
    w.room(height + gap);
    for (const [n, one] of pair.entries()) drawPhoto(w, one, a4.margin + n * (box.width + gap), w.y);
    w.down(height + gap);
  }
}

function drawSection(w: PdfPageWriter, { title, facts, table }: PdfSection, shown: readonly Shown[]): void {
  w.down(16);
  // Keeps a heading on the same page as what follows it.
  w.room(90);
  w.text(title, { size: 13 });
  w.rule();
  drawLabelValuePairs(w, facts);
  if (table) drawTable(w, table);
  if (shown.length > 0) w.down(6);
  drawPhotos(w, shown);
}

/** The record's bytes. Photos are shrunk one by one, so that only one is decoded at a time. */
export async function drawRecord(record: PdfRecord): Promise<Uint8Array> {
  const sections: { section: PdfSection; photos: (Photo | undefined)[] }[] = [];
  for (const section of record.sections) {
    const photos: (Photo | undefined)[] = [];
    for (const { bytes } of section.pictures) photos.push(bytes === null ? undefined : await smaller(bytes));
    sections.push({ section, photos });
  }
  return renderPdf(record, record.foot, (w) => {
    const [name = '', ...below] = record.sender;
    const narrow = textWidth - qrSide - 24;
    drawQr(w, record.qr);
    w.text(name, { size: 15 }, narrow);
    for (const one of below) w.text(one, { size: 9.5, colour: grey }, narrow);
    w.down(14);
    w.text(record.title, { size: 20 }, narrow);
    w.text(record.number, { size: 11, colour: grey }, narrow);
    w.down(Math.max(12, a4.margin + qrSide + 14 - w.y));
    drawLabelValuePairs(w, record.facts);
    for (const { section, photos } of sections)
      drawSection(
        w,
        section,
        section.pictures.map(({ caption }, at) => ({
          photo: photos[at],
          caption: w.lines(caption, box.width, captionSize),
        })),
      );
  });
}
