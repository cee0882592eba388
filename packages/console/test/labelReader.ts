import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Raster } from '@crossdock/domain/labels/raster.ts';
import { barModules, qrModules } from '@crossdock/ui/codeModules.ts';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

interface Picture {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/**
 * Labels are dark on light, upright and sharp. A reader that also accepts light, turned or reduced codes would miss
 * faults, and takes twice as long.
 */
const asPrinted = { tryInvert: false, tryRotate: false, tryDownscale: false };

/** The codes that an independent reader finds in a picture with four bytes for each dot, sorted: `Code128 SF123`. */
export async function codesOn({ data, width, height }: Picture): Promise<string[]> {
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData,
    { formats: ['Code128', 'QRCode'], tryHarder: true, ...asPrinted, maxNumberOfSymbols: 8 },
  );
  return found.map(({ format, text }) => `${format} ${text}`).sort();
}

/** A printer's paper: white, as large as its label. */
class Paper implements Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
    this.data = new Uint8Array(width * height * 4).fill(255);
  }

  dot(x: number, y: number): void {
    if (x >= this.width || y >= this.height) throw new Error(`beside the paper: ${x} ${y}`);
    const at = (y * this.width + x) * 4;
    // A label has hundreds of thousands of dots, and this is faster than `fill`.
    this.data[at] = 0;
    this.data[at + 1] = 0;
    this.data[at + 2] = 0;
  }

  block(x: number, y: number, width: number, height: number): void {
    for (let down = 0; down < height; down++)
      for (let across = 0; across < width; across++) this.dot(x + across, y + down);
  }

  picture(x: number, y: number, stride: number, bytes: Uint8Array): void {
    bytes.forEach((byte, at) => {
      for (let bit = 0; bit < 8; bit++)
        if (byte & (0x80 >> bit)) this.dot(x + (at % stride) * 8 + bit, y + Math.floor(at / stride));
    });
  }

  bars(x: number, y: number, height: number, module: number, text: string): void {
    [...barModules(text)].forEach((bit, at) => {
      if (bit === '1') this.block(x + at * module, y, module, height);
    });
  }

  qr(x: number, y: number, module: number, text: string): void {
    for (const [down, row] of qrModules(text).entries())
      for (const [at, dark] of row.entries())
        if (dark) this.block(x + at * module, y + down * module, module, module);
  }
}

/** The picture that a printer prints from ZPL; fails on a command that this product does not write. */
export function printedZpl(zpl: string): Picture {
  const [, width, height] = /\^PW(\d+)\^LL(\d+)/.exec(zpl) ?? [];
  const paper = new Paper(Number(width), Number(height));
  for (const [, x, y, field = ''] of zpl.matchAll(/\^FO(\d+),(\d+)(.*?)\^FS/gs)) {
    const [left, top] = [Number(x), Number(y)];
    const [, bytes, stride, rows] = /^\^GFA,(\d+),\1,(\d+),(.*)$/s.exec(field) ?? [];
    const [, module, high, bars] = /^\^BY(\d+)\^BCN,(\d+),N,N,N,A\^FH_\^FD(.*)$/.exec(field) ?? [];
    const [, square, qr] = /^\^BQN,2,(\d+)\^FH_\^FDMA,(.*)$/.exec(field) ?? [];
    const [, wide, tall] = /^\^GB(\d+),(\d+),\d+$/.exec(field) ?? [];
    if (rows !== undefined)
      paper.picture(left, top, Number(stride), unpacked(rows, Number(stride), Number(bytes)));
    else if (bars !== undefined) paper.bars(left, top, Number(high), Number(module), bars);
    else if (qr !== undefined) paper.qr(left, top, Number(square), qr);
    else if (wide !== undefined) paper.block(left, top, Number(wide), Number(tall));
    else throw new Error(`not understood: ${field.slice(0, 60)}`);
  }
  return paper;
}

/**
 * The bytes of a compressed picture: `G` to `Y` and `g` to `z` repeat the next digit, `,` ends a row, `:` repeats the
 * row before.
 */
function unpacked(rows: string, stride: number, length: number): Uint8Array {
  const lines: string[] = [];
  let [line, times] = ['', 0];
  const end = () => {
    lines.push(line.padEnd(stride * 2, '0'));
    line = '';
  };
  for (const sign of rows) {
    if (/[G-Y]/.test(sign)) times += sign.charCodeAt(0) - 0x46;
    else if (/[g-z]/.test(sign)) times += (sign.charCodeAt(0) - 0x66) * 20;
    else if (sign === ',') end();
    else if (sign === ':') lines.push(lines.at(-1) ?? '');
    else {
      line += sign.repeat(times || 1);
      times = 0;
    }
    if (line.length === stride * 2) end();
  }
  const bytes = Uint8Array.from(lines.join('').match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  if (bytes.length !== length) throw new Error(`${bytes.length} bytes instead of ${length}`);
  return bytes;
}

/** The picture that a printer prints from TSPL at a resolution; fails on a command that this product does not write. */
export function printedTspl(tspl: Uint8Array, { width, height }: { width: number; height: number }): Picture {
  const paper = new Paper(width, height);
  const text = [...tspl].map((byte) => String.fromCharCode(byte)).join('');
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at, at + 200);
    const [head, x, y, stride, high] = /^BITMAP (\d+),(\d+),(\d+),(\d+),0,/.exec(rest) ?? [];
    if (head !== undefined) {
      const length = Number(stride) * Number(high);
      const bytes = tspl.slice(at + head.length, at + head.length + length).map((byte) => ~byte);
      paper.picture(Number(x), Number(y), Number(stride), bytes);
      at += head.length + length + 2;
      continue;
    }
    const line = rest.slice(0, rest.indexOf('\r\n'));
    printLine(paper, line);
    at += line.length + 2;
  }
  return paper;
}

/**
 * The codes and lines on a page of a PDF, in the label's dots. A PDF measures the position of rectangles from the
 * bottom.
 */
export function drawnPdf(pdf: Uint8Array, { width, height }: { width: number; height: number }): Picture {
  const paper = new Paper(width, height);
  const text = [...pdf].map((byte) => String.fromCharCode(byte)).join('');
  for (const [, x, y, wide, high] of text.matchAll(/^(\d+) (\d+) (\d+) (\d+) re$/gm))
    paper.block(Number(x), height - Number(y) - Number(high), Number(wide), Number(high));
  return paper;
}

function printLine(paper: Paper, line: string): void {
  const [, ...bars] = /^BARCODE (\d+),(\d+),"128",(\d+),0,0,(\d+),\4,"(.*)"$/.exec(line) ?? [];
  const [, ...qr] = /^QRCODE (\d+),(\d+),M,(\d+),A,0,M2,S7,"(.*)"$/.exec(line) ?? [];
  const [, ...block] = /^BAR (\d+),(\d+),(\d+),(\d+)$/.exec(line) ?? [];
  const [x = 0, y = 0, third = 0, fourth = 0] = [bars, qr, block].flat().slice(0, 4).map(Number);
  if (bars.length > 0) paper.bars(x, y, third, fourth, bars.at(-1) ?? '');
  else if (qr.length > 0) paper.qr(x, y, third, qr.at(-1) ?? '');
  else if (block.length > 0) paper.block(x, y, third, fourth);
  else if (!/^(SIZE|GAP|DIRECTION 1|REFERENCE 0,0|CLS|PRINT 1,1)/.test(line))
    throw new Error(`not understood: ${line}`);
}

/** A raster as a picture with four bytes for each dot. */
export function pictureOf({ width, height, stride, bytes }: Raster): Picture {
  const paper = new Paper(stride * 8, height);
  paper.picture(0, 0, stride, bytes);
  return { data: paper.data, width: stride * 8 || width, height };
}
