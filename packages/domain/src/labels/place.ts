import type { BarsPart, LabelDesign, QrPart, TextPart } from './design.ts';
import { fitText, type TextWidth } from './fit.ts';
import { type LabelDpi, mmToDots } from './sizes.ts';

/** A label in the dots of a printer. */
export interface PlacedLabel {
  readonly dpi: LabelDpi;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PlacedPart[];
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedText extends Area {
  readonly kind: 'text';
  readonly lines: readonly string[];
  readonly size: number;
  readonly align: TextPart['align'];
  readonly bold: boolean;
}

export interface PlacedBars extends Area {
  readonly kind: 'bars';
  readonly text: string;
  /** How many dots wide one module is. */
  readonly module: number;
  /** One character per module: `1` is a bar. */
  readonly bits: string;
}

export interface PlacedQr extends Area {
  readonly kind: 'qr';
  readonly text: string;
  readonly module: number;
  readonly rows: readonly (readonly boolean[])[];
}

export type PlacedPart = PlacedText | PlacedBars | PlacedQr | (Area & { readonly kind: 'rule' });

/** Functions that make the codes and measure letters. */
export interface Encoders {
  /** The modules of Code 128: `1` is a bar. */
  readonly bars: (text: string) => string;
  /** The modules of a QR code without a quiet zone. */
  readonly qr: (text: string) => readonly (readonly boolean[])[];
  readonly textWidth: TextWidth;
}

/** White modules on each side, as the standards require. */
const quiet = { bars: 10, qr: 4 } as const;
/** A bar must be wider than one dot, because printers and readers blur single dots. */
const leastModule = 2;
/** The largest module that label printers draw, in dots. */
const mostModule = 10;
/** The smallest text that people can read. */
const leastTextMm = 1.6;

/**
 * Places a design on whole dots, so that no bar is blurred. A barcode whose modules would be a single dot wide is
 * left out, because the QR code beside it can be read instead. Never scales a code by a fraction.
 * @example placeLabel({ widthMm: 50, heightMm: 30, parts: [] }, 203, {}).width // → 400
 */
export function placeLabel(design: LabelDesign, dpi: LabelDpi, encoders: Encoders): PlacedLabel {
  const { widthMm, heightMm } = design;
  const parts = design.parts.flatMap((part): PlacedPart[] => {
    const [x, y] = [mmToDots(part.xMm, dpi), mmToDots(part.yMm, dpi)];
    if (part.kind === 'qr') return [placeQr(part, x, y, dpi, encoders)];
    const area = { x, y, width: mmToDots(part.widthMm, dpi), height: mmToDots(part.heightMm, dpi) };
    if (part.kind === 'rule') return [{ kind: 'rule', ...area }];
    return part.kind === 'bars' ? placeBars(part, area, encoders) : [placeText(part, area, dpi, encoders)];
  });
  return { dpi, widthMm, heightMm, width: mmToDots(widthMm, dpi), height: mmToDots(heightMm, dpi), parts };
}

function placeText(part: TextPart, area: Area, dpi: LabelDpi, { textWidth }: Encoders): PlacedText {
  const room = {
    ...area,
    lines: part.lines,
    max: mmToDots(part.maxMm, dpi),
    min: mmToDots(leastTextMm, dpi),
  };
  const { lines, size } = fitText(part.text, room, textWidth, part.bold);
  return { kind: 'text', ...area, lines, size, align: part.align, bold: part.bold };
}

function placeBars({ text }: BarsPart, area: Area, encoders: Encoders): PlacedBars[] {
  const bits = encoders.bars(text);
  const module = Math.min(mostModule, Math.floor(area.width / (bits.length + 2 * quiet.bars)));
  if (module < leastModule) return [];
  const width = module * bits.length;
  const x = area.x + Math.floor((area.width - width) / 2);
  return [{ kind: 'bars', ...area, x, width, text, module, bits }];
}

function placeQr(part: QrPart, x: number, y: number, dpi: LabelDpi, { qr }: Encoders): PlacedQr {
  const rows = qr(part.text);
  const side = mmToDots(part.sideMm, dpi);
  const module = Math.min(mostModule, Math.max(1, Math.floor(side / (rows.length + 2 * quiet.qr))));
  const width = module * rows.length;
  const inset = Math.floor((side - width) / 2);
  return { kind: 'qr', x: x + inset, y: y + inset, width, height: width, text: part.text, module, rows };
}
