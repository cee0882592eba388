import type { PlacedLabel, PlacedPart } from './place.ts';
import { croppedRaster, type Raster } from './raster.ts';

/**
 * A label in ZPL, the language of Zebra printers. Text is sent as a picture, because few printers have
 * Chinese fonts; codes and lines are drawn by the printer. `text` is a picture of the label's text alone, in
 * the label's dots.
 * @example toZpl({ width: 8, height: 1, parts: [{ kind: 'rule', x: 0, y: 0, width: 8, height: 1 }] }, { width: 8, height: 1,
 * stride: 1, bytes: new Uint8Array(1) }).includes('^GB8,1,1') // → true
 */
export function toZpl(label: PlacedLabel, text: Raster): string {
  const { width, height, parts } = label;
  return [
    '^XA^CI28^LH0,0',
    `^PW${width}^LL${height}`,
    ...parts.map((part) => fieldOf(part, text)),
    '^PQ1^XZ',
    '',
  ].join('\n');
}

function fieldOf(part: PlacedPart, text: Raster): string {
  if (part.kind === 'text') {
    const { x, y, bytes, stride, height } = croppedRaster(text, part);
    return `^FO${x},${y}^GFA,${bytes.length},${bytes.length},${stride},${packedRows(bytes, stride, height)}^FS`;
  }
  const at = `^FO${part.x},${part.y}`;
  if (part.kind === 'bars')
    return `${at}^BY${part.module}^BCN,${part.height},N,N,N,A^FH_^FD${safe(part.text)}^FS`;
  if (part.kind === 'qr') return `${at}^BQN,2,${part.module}^FH_^FDMA,${safe(part.text)}^FS`;
  return `${at}^GB${part.width},${part.height},${Math.min(part.width, part.height)}^FS`;
}

/** Writes characters that are commands to the printer as their hexadecimal codes. */
const safe = (text: string): string =>
  text.replace(/[\^~_]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** Rows in hexadecimal, shortened: `,` ends a row of white, `:` repeats the row before. */
function packedRows(bytes: Uint8Array, stride: number, height: number): string {
  let before = '';
  return Array.from({ length: height }, (_, row) => {
    const digits = [...bytes.subarray(row * stride, (row + 1) * stride)]
      .map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
      .join('');
    const packed = digits === before ? ':' : packedRow(digits);
    before = digits;
    return packed;
  }).join('');
}

function packedRow(digits: string): string {
  const white = /0+$/.exec(digits)?.[0].length ?? 0;
  const written = white > 1 ? digits.slice(0, -white) : digits;
  const runs = written.replace(/(.)\1{2,}/g, (run, digit: string) => `${countOf(run.length)}${digit}`);
  return white > 1 ? `${runs},` : runs;
}

/** The letters with which ZPL says how often a digit is repeated: `z` means 400, `g` 20, `G` 1. */
function countOf(times: number): string {
  const most = 'z'.repeat(Math.floor(times / 400));
  const twenties = Math.floor((times % 400) / 20);
  const ones = times % 20;
  return (
    most +
    (twenties > 0 ? String.fromCharCode(0x66 + twenties) : '') +
    (ones > 0 ? String.fromCharCode(0x46 + ones) : '')
  );
}
