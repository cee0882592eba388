/** The width of a text in units of its font size. */
export type TextWidth = (text: string, bold: boolean) => number;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A careful guess of a text's width in an ordinary sans-serif, in units of its font size. Never less than most fonts need.
 * @example estimatedWidth('順橋', false) // → 2
 */
export const estimatedWidth: TextWidth = (text, bold) =>
  [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * (bold ? 1.06 : 1);

function widthOf(sign: string): number {
  if (/\p{Mn}|\p{Me}|\p{Cf}/u.test(sign)) return 0;
  if (/[ilj.,:;'|! ]/.test(sign)) return 0.34;
  if (/[mwMW@%]/.test(sign)) return 0.98;
  if (/[A-Z&<>]/.test(sign)) return 0.74;
  if (/[\u0020-\u024f]/.test(sign)) return 0.62;
  if (/[\u0e00-\u0eff]/.test(sign)) return 0.75;
  // Unknown characters count as wide as Chinese, Japanese and Korean ones. Emoji are wider.
  return /\p{Extended_Pictographic}/u.test(sign) ? 1.4 : 1;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Line height, in units of the font size. */
export const lineHeight = 1.2;
/** Each try uses this fraction of the previous font size. */
const step = 0.96;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly max: number;
  readonly min: number;
}

/**
 * Words are broken if the text would otherwise need a font smaller than this fraction of the largest font that the
 * room allows.
 */
const brokenBelow = 0.2;

/**
 * The largest font size at which a text fits into its room, and its lines. Words stay whole unless they would be tiny; below
 * the smallest size the text is cut, and ends in `…`. Never makes a line wider than its room.
 * @example fitText('順橋', { width: 10, height: 12, lines: 1, max: 99, min: 1 }, estimatedWidth).lines // → ['順橋']
 */
export function fitText(text: string, room: Room, widthOfText: TextWidth, bold = false): FittedText {
  const words = text.replace(/\s+/g, ' ').trim();
  const wide = (line: string) => widthOfText(line, bold);
  const [most, least] = [Math.min(room.max, room.height / lineHeight), room.min];
  const whole = fitted(
    words,
    room,
    { most, least: Math.max(least, most * brokenBelow), pieces: /[^ \p{sc=Han}]+ ?|./gu },
    wide,
  );
  const last = [cut(words, room.width / least, wide)];
  return whole ?? fitted(words, room, { most, least, pieces: null }, wide) ?? { lines: last, size: least };
}

interface Sizes {
  readonly most: number;
  readonly least: number;
  /** Matches the parts of a text that must stay whole; null means that a line can break after any letter. */
  readonly pieces: RegExp | null;
}

type LineWidth = (line: string) => number;

function fitted(
  text: string,
  room: Room,
  { most, least, pieces }: Sizes,
  wide: LineWidth,
): FittedText | null {
  const parts =
    pieces === null ? [...graphemes.segment(text)].map(({ segment }) => segment) : (text.match(pieces) ?? []);
  for (let size = most; size >= least; size *= step) {
    const count = Math.min(room.lines, Math.floor(room.height / (lineHeight * size) + 1e-9));
    const lines = wrapped(parts, room.width / size, wide);
    if (lines !== null && lines.length <= count) return { lines, size };
  }
  return null;
}

/** Wraps the parts into lines; null if one part is too wide. */
function wrapped(parts: readonly string[], width: number, wide: LineWidth): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (wide(part.trim()) > width) return null;
    if (wide((line + part).trim()) <= width) line += part;
    else {
      lines.push(line.trim());
      line = part;
    }
  }
  return [...lines, line.trim()].filter(Boolean);
}

function cut(text: string, width: number, wide: LineWidth): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && wide(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
