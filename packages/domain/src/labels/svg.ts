import { lineHeight } from './fit.ts';
import type { PlacedBars, PlacedLabel, PlacedPart, PlacedQr, PlacedText } from './place.ts';

/** Fonts with Chinese and Thai of Windows, macOS, Android and Linux. */
export const labelFonts =
  "Arial, 'Helvetica Neue', 'PingFang TC', 'Microsoft JhengHei', 'Microsoft YaHei', 'Noto Sans CJK TC', 'Noto Sans TC', 'Leelawadee UI', 'Noto Sans Thai', 'Noto Sans', sans-serif";

/** The distance from the top of a line to the baseline of its letters, in units of the font size. */
const baseline = 0.93;
const anchors = { start: 0, middle: 0.5, end: 1 } as const;

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => escapes[sign] ?? sign);

/**
 * A label as an SVG of its size, one unit for each dot. `only: 'text'` leaves out the codes and lines that
 * label printers draw themselves.
 * @example toSvg({ widthMm: 50, heightMm: 30, width: 400, height: 240, parts: [] }, 'en').includes('width="50mm"') // →
 * true
 */
export function toSvg(label: PlacedLabel, lang: string, { only }: { only?: 'text' } = {}): string {
  const { width, height, widthMm, heightMm } = label;
  const parts = label.parts.filter(({ kind }) => only === undefined || kind === only);
  const size =
    only === undefined
      ? `width="${widthMm}mm" height="${heightMm}mm"`
      : `width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" lang="${escaped(lang)}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...parts.map(drawn),
    '</svg>',
  ].join('');
}

function drawn(part: PlacedPart): string {
  if (part.kind === 'text') return part.lines.map((line, at) => textLine(part, line, at)).join('');
  return `<path d="${pathOf(part)}" fill="#000" shape-rendering="crispEdges"/>`;
}

function textLine(
  { x, y, width, height, lines, size, align, bold }: PlacedText,
  line: string,
  at: number,
): string {
  const top = y + (height - lines.length * size * lineHeight) / 2;
  const foot = (top + (at * lineHeight + baseline) * size).toFixed(1);
  const from = (x + width * anchors[align]).toFixed(1);
  const weight = bold ? ' font-weight="700"' : '';
  return `<text x="${from}" y="${foot}" font-family="${labelFonts}" font-size="${size.toFixed(1)}"${weight} text-anchor="${align}" fill="#000">${escaped(line)}</text>`;
}

function pathOf(part: Exclude<PlacedPart, PlacedText>): string {
  return blackRectangles(part)
    .map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`)
    .join('');
}

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/**
 * The black rectangles of a code or a line, in dots.
 * @example blackRectangles({ kind: 'rule', x: 1, y: 2, width: 3, height: 4 }) // → [[1, 2, 3, 4]]
 */
export function blackRectangles(part: Exclude<PlacedPart, PlacedText>): Rectangle[] {
  if (part.kind === 'bars') return barsOf(part);
  return part.kind === 'qr' ? squaresOf(part) : [[part.x, part.y, part.width, part.height]];
}

const barsOf = ({ x, y, height, module, bits }: PlacedBars): Rectangle[] =>
  [...bits.matchAll(/1+/g)].map(({ index, 0: run }) => [x + index * module, y, run.length * module, height]);

const squaresOf = ({ x, y, module, rows }: PlacedQr): Rectangle[] =>
  rows.flatMap((row, down) => {
    const bits = row.map((dark) => (dark ? '1' : '0')).join('');
    return barsOf({
      kind: 'bars',
      x,
      y: y + down * module,
      width: 0,
      height: module,
      text: '',
      module,
      bits,
    });
  });
