import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type Font, openSync } from 'fontkit';
import { type FontName, fontOf, fontRuns } from './pdfFonts.ts';

const opened = new Map<FontName, Font>();

function outlinesOf(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(fontOf(name).file);
  if (!('layout' in font)) throw new Error(`${name} is no single font`);
  opened.set(name, font);
  return font;
}

interface DrawnLine {
  /** SVG paths, with the baseline at 0. */
  readonly svg: string;
  readonly widthPx: number;
}

/** A line of text as outlines, so that it looks the same on machines without the fonts. */
export function drawTextLine(text: string, lang: Lang, sizePx: number): DrawnLine {
  const paths: string[] = [];
  let x = 0;
  for (const run of fontRuns(text, lang)) {
    const font = outlinesOf(run.font);
    const scale = sizePx / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [at, glyph] of glyphs.entries()) {
      const d = glyph.path.toSVG();
      const place = `translate(${x.toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      if (d !== '') paths.push(`<path transform="${place}" d="${d}"/>`);
      x += (positions[at]?.xAdvance ?? 0) * scale;
    }
  }
  return { svg: paths.join(''), widthPx: x };
}

/** A line may break between any two Chinese characters, but other writing only between words. */
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}]|\s+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}\s]+/gu;

/** The text in lines of at most this width; text beyond the last line is replaced by an ellipsis. */
export function drawTextLines(
  text: string,
  lang: Lang,
  { sizePx, widthPx, most }: { readonly sizePx: number; readonly widthPx: number; readonly most: number },
): DrawnLine[] {
  const fits = (line: string) => drawTextLine(line, lang, sizePx).widthPx <= widthPx;
  const lines: string[] = [];
  let line = '';
  let rest: readonly string[] = text.trim().match(pieces) ?? [];
  while (rest.length > 0 && lines.length < most) {
    const [piece = '', ...later] = rest;
    if (fits(line + piece)) {
      line += piece;
      rest = later;
    } else if (line.trim() === '') {
      // A single word that is wider than a line is broken anywhere.
      const some = [...piece].findIndex((_, at) => !fits([...piece].slice(0, at + 1).join('')));
      lines.push([...piece].slice(0, Math.max(1, some)).join(''));
      rest = [[...piece].slice(Math.max(1, some)).join(''), ...later];
    } else {
      lines.push(line);
      line = '';
      if (/^\s+$/.test(piece)) rest = later;
    }
  }
  if (line.trim() !== '' && lines.length < most) lines.push(line);
  if (rest.length > 0) lines.push(shortened(lines.pop() ?? '', fits));
  return lines.map((one) => drawTextLine(one.trim(), lang, sizePx));
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = [...line.trim()];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}
