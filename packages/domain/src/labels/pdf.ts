import type { PlacedLabel } from './place.ts';
import { blackRectangles } from './svg.ts';
import { joinBytes } from './tspl.ts';

/** The text of a label as a picture of black and white, its rows compressed (zlib); 1 is black. */
export interface TextPicture {
  readonly width: number;
  readonly height: number;
  readonly deflated: Uint8Array;
}

export interface PdfPage {
  readonly label: PlacedLabel;
  readonly text: TextPicture;
}

const pointsPerMm = 72 / 25.4;

/**
 * A PDF with one label a page, each page as large as its label. Text is a picture, so no font is needed; codes and
 * lines stay sharp at any size.
 * @example toPdf([])[0] // → 37
 */
export function toPdf(pages: readonly PdfPage[]): Uint8Array<ArrayBuffer> {
  const objects: Uint8Array[] = [
    ascii('<</Type/Catalog/Pages 2 0 R>>'),
    ascii(
      `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}]>>`,
    ),
    ...pages.flatMap((page, at) => objectsOf(page, 3 + at * 3)),
  ];
  const pieces: Uint8Array[] = [ascii('%PDF-1.4\n')];
  const places = objects.map((object, at) => {
    const place = pieces.reduce((sum, { length }) => sum + length, 0);
    pieces.push(ascii(`${at + 1} 0 obj\n`), object, ascii('\nendobj\n'));
    return place;
  });
  const end = pieces.reduce((sum, { length }) => sum + length, 0);
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  pieces.push(
    ascii(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`,
    ),
  );
  return joinBytes(pieces);
}

/** The PDF objects of a page: the page, its drawing, and the picture of its text. */
function objectsOf({ label, text }: PdfPage, first: number): Uint8Array[] {
  const [width, height] = [label.widthMm, label.heightMm].map((mm) => (mm * pointsPerMm).toFixed(3));
  const content = contentOf(label);
  const picture = `/Type/XObject/Subtype/Image/Width ${text.width}/Height ${text.height}/ImageMask true/Decode[1 0]/BitsPerComponent 1/Filter/FlateDecode`;
  return [
    ascii(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${first + 1} 0 R/Resources<</XObject<</T ${first + 2} 0 R>>>>>>`,
    ),
    ascii(`<</Length ${content.length}>>stream\n${content}\nendstream`),
    joinBytes([
      ascii(`<<${picture}/Length ${text.deflated.length}>>stream\n`),
      text.deflated,
      ascii('\nendstream'),
    ]),
  ];
}

/** The drawing commands of a page. The label counts dots from the top, the PDF counts units from the bottom. */
function contentOf({ widthMm, heightMm, width, height, parts }: PlacedLabel): string {
  const [perX, perY] = [(widthMm * pointsPerMm) / width, (heightMm * pointsPerMm) / height];
  const black = parts.flatMap((part) => (part.kind === 'text' ? [] : blackRectangles(part)));
  return [
    `q ${perX.toFixed(6)} 0 0 ${perY.toFixed(6)} 0 0 cm`,
    ...black.map(([x, y, wide, high]) => `${x} ${height - y - high} ${wide} ${high} re`),
    'f',
    `${width} 0 0 ${height} 0 0 cm /T Do Q`,
  ].join('\n');
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0x7f);
