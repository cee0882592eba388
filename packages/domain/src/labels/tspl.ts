import type { PlacedLabel, PlacedPart } from './place.ts';
import { croppedRaster, type Raster } from './raster.ts';

/** The gap between two labels of a roll. */
const gapMm = 2;

/**
 * A label in TSPL, the language of TSC printers and many others. Text is sent as a picture; codes and lines
 * are drawn by the printer. `text` is a picture of the label's text alone, in the label's dots.
 * @example toTspl({ widthMm: 50, heightMm: 30, parts: [] }, {}).subarray(0, 4) // → new Uint8Array([83, 73, 90, 69])
 */
export function toTspl(label: PlacedLabel, text: Raster): Uint8Array<ArrayBuffer> {
  const { widthMm, heightMm, parts } = label;
  const head = `SIZE ${widthMm} mm,${heightMm} mm\r\nGAP ${gapMm} mm,0 mm\r\nDIRECTION 1\r\nREFERENCE 0,0\r\nCLS\r\n`;
  return joinBytes([ascii(head), ...parts.flatMap((part) => commandOf(part, text)), ascii('PRINT 1,1\r\n')]);
}

function commandOf(part: PlacedPart, text: Raster): Uint8Array[] {
  const { x, y, width, height } = part;
  switch (part.kind) {
    case 'text': {
      const picture = croppedRaster(text, part);
      const head = `BITMAP ${picture.x},${picture.y},${picture.stride},${picture.height},0,`;
      // In TSPL a white dot is 1.
      return [ascii(head), picture.bytes.map((byte) => ~byte), ascii('\r\n')];
    }
    case 'bars':
      return [
        ascii(`BARCODE ${x},${y},"128",${height},0,0,${part.module},${part.module},"${safe(part.text)}"\r\n`),
      ];
    case 'qr':
      return [ascii(`QRCODE ${x},${y},M,${part.module},A,0,M2,S7,"${safe(part.text)}"\r\n`)];
    default:
      return [ascii(`BAR ${x},${y},${width},${height}\r\n`)];
  }
}

/** Removes quotation marks, because they would end the text. */
const safe = (text: string): string => text.replace(/["\r\n]/g, '');

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0x7f);

/**
 * Joins byte arrays into one.
 * @example joinBytes([new Uint8Array([1]), new Uint8Array([2])]) // → new Uint8Array([1, 2])
 */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
