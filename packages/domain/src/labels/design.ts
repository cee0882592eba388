/** A label as data: boxes in millimetres. Nothing in it depends on a printer. */
export interface TextPart {
  readonly kind: 'text';
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly text: string;
  /** The largest font size. If the text does not fit, a smaller size is used. */
  readonly maxMm: number;
  readonly lines: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly bold: boolean;
}

/** Code 128, in the middle of its box with a quiet zone on both sides. */
export interface BarsPart {
  readonly kind: 'bars';
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly text: string;
}

/** A QR code in a square, with its quiet zone. */
export interface QrPart {
  readonly kind: 'qr';
  readonly xMm: number;
  readonly yMm: number;
  readonly sideMm: number;
  readonly text: string;
}

/** A black line. */
export interface LinePart {
  readonly kind: 'rule';
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface LabelDesign {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly parts: readonly (TextPart | BarsPart | QrPart | LinePart)[];
}

/** The texts of a label, which do not depend on its size. */
export interface LabelContent {
  /** The large text, readable from far away: the member's alias, a shelf, an order. */
  readonly hero: string;
  /** The second text: the shelf of a parcel, or 1/3 for a box. */
  readonly second: string;
  readonly facts: readonly string[];
  /** The number of the copy; empty for the first. */
  readonly mark: string;
  /** The text of the barcode and the QR code. */
  readonly code: string;
}

const text = (
  [xMm, yMm, widthMm, heightMm]: readonly [number, number, number, number],
  says: string,
  { maxMm = 99, lines = 1, align = 'start', bold = false }: Partial<TextPart>,
): TextPart => ({ kind: 'text', xMm, yMm, widthMm, heightMm, text: says, maxMm, lines, align, bold });

/**
 * The layout of a label by its size: on a tall label everything is stacked, on a low one the QR code is at
 * the side. Never leaves a part out: long texts shrink.
 * @example designLabel({ widthMm: 60, heightMm: 40 }, { hero: 'R7', second: '', facts: [], mark: '', code: 'R7' })
 * .parts.map(({ kind }) => kind) // → ['text', 'qr', 'bars', 'text']
 */
export function designLabel(size: { widthMm: number; heightMm: number }, content: LabelContent): LabelDesign {
  const { widthMm, heightMm } = size;
  const parts =
    heightMm > widthMm ? tallParts(widthMm, heightMm, content) : lowParts(widthMm, heightMm, content);
  return { widthMm, heightMm, parts: parts.filter((part) => part.kind !== 'text' || part.text !== '') };
}

function tallParts(w: number, h: number, { hero, second, facts, mark, code }: LabelContent) {
  const margin = 4;
  const inside = w - 2 * margin;
  const rule = (yMm: number): LinePart => ({
    kind: 'rule',
    xMm: margin,
    yMm,
    widthMm: inside,
    heightMm: 0.5,
  });
  const factHeight = Math.min(0.25 / Math.max(1, facts.length), 0.085) * h;
  const side = 0.19 * h;
  return [
    text([margin, 0.025 * h, inside, 0.18 * h], hero, { align: 'middle', bold: true, lines: 3 }),
    rule(0.215 * h),
    text([margin, 0.23 * h, inside, 0.105 * h], second, { align: 'middle', bold: true, lines: 2 }),
    ...(second === '' ? [] : [rule(0.345 * h)]),
    ...facts.map((fact, at) =>
      text([margin, 0.36 * h + at * factHeight, inside, factHeight], fact, { maxMm: 9, lines: 2 }),
    ),
    { kind: 'bars', xMm: 0, yMm: 0.62 * h, widthMm: w, heightMm: 0.12 * h, text: code } as const,
    text([margin, 0.745 * h, inside, 0.04 * h], code, { align: 'middle' }),
    { kind: 'qr', xMm: margin, yMm: 0.8 * h, sideMm: side, text: code } as const,
    text([margin + side + 2, 0.85 * h, inside - side - 2, 0.08 * h], mark, { align: 'end', bold: true }),
  ];
}

function lowParts(w: number, h: number, { hero, second, facts, mark, code }: LabelContent) {
  const margin = 2;
  const side = 0.5 * h;
  const inside = w - side - margin - 1;
  const line = [mark, ...facts].filter(Boolean).join(' · ');
  return [
    text([margin, 0.04 * h, inside, second === '' ? 0.5 * h : 0.3 * h], hero, { bold: true, lines: 3 }),
    text([margin, 0.35 * h, inside, 0.19 * h], second, { bold: true, lines: 2 }),
    { kind: 'qr', xMm: w - side - 0.5, yMm: 0.02 * h, sideMm: side, text: code } as const,
    text([margin, 0.545 * h, w - 2 * margin, 0.11 * h], line, { lines: 2 }),
    { kind: 'bars', xMm: 0, yMm: 0.67 * h, widthMm: w, heightMm: 0.2 * h, text: code } as const,
    text([margin, 0.88 * h, w - 2 * margin, 0.09 * h], code, { align: 'middle' }),
  ];
}
