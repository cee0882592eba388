/** The width of a text in units of its font size. */
export type TextWidth = (text: string, bold: boolean) => number;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A careful guess of a text's width in an ordinary sans-serif, in units of its font size. Never less than most fonts need.
 * @example guessedWidth('順橋', false) // → 2
 */
export const guessedWidth: TextWidth = (text, bold) =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0) * (bold ? 1.06 : 1);

function widthOf(grapheme: string): number {
  const [first = ''] = grapheme;
  if (/[ilj.,:;'|! ]/.test(first)) return 0.34;
  if (/[mwMW@%]/.test(first)) return 0.98;
  if (/[A-Z&]/.test(first)) return 0.74;
  if (/[\u0020-\u024f\u0e00-\u0eff]/.test(first)) return 0.62;
  // Nothing else is known to be narrower: Chinese, Japanese, Korean, pictures.
  return 1;
}

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A line with what letters need above and below, in units of the font size. */
export const lineHeight = 1.2;
/** How much smaller the next try is. */
const step = 0.96;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly max: number;
  readonly min: number;
}

/**
 * The largest font size at which a text fits into its room, and its lines. Below the smallest size it is cut, and ends
 * in `…`. Never makes a line wider than its room.
 * @example fitText('順橋', { width: 10, height: 12, lines: 1, max: 99, min: 1 }, guessedWidth).lines // → ['順橋']
 */
export function fitText(text: string, room: Room, widthOfText: TextWidth, bold = false): Fitted {
  const words = text.replace(/\s+/g, ' ').trim();
  for (let size = Math.min(room.max, room.height / lineHeight); size > room.min; size *= step) {
    const most = Math.min(room.lines, Math.floor(room.height / (lineHeight * size) + 1e-9));
    const lines = wrapped(words, room.width / size, (line) => widthOfText(line, bold));
    if (lines !== null && lines.length <= most) return { lines, size };
  }
  return { lines: [cut(words, room.width / room.min, (line) => widthOfText(line, bold))], size: room.min };
}

/** The lines of a text: broken at blanks, and inside of a word only where there are none. Null if a letter is too wide. */
function wrapped(text: string, width: number, widthOfLine: (line: string) => number): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOfLine(segment) > width) return null;
    if (widthOfLine((line + segment).trimEnd()) <= width) {
      line += segment;
      continue;
    }
    const blank = line.lastIndexOf(' ');
    lines.push((blank > 0 ? line.slice(0, blank) : line).trim());
    line = blank > 0 ? line.slice(blank + 1) + segment : segment.trimStart();
  }
  return [...lines, line.trim()].filter(Boolean);
}

function cut(text: string, width: number, widthOfLine: (line: string) => number): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && widthOfLine(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
