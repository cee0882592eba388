/**
 * A text prepared for reading: half-width, without invisible characters. `at` has each character's position
 * in the original.
 */
export interface PastedText {
  readonly text: string;
  readonly at: readonly number[];
}

/** A span of characters: from `from` up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The most characters of a pasted text that are read. */
export const maxPastedCharacters = 200_000;

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/;

/**
 * Prepares a text: half-width letters, digits and signs, plain blanks, no invisible characters. `at` keeps
 * every character's position.
 * @example plainPasted('ＳＦ１：').text // → 'SF1:'
 */
export function plainPasted(pasted: string): PastedText {
  const at: number[] = [];
  let text = '';
  for (let place = 0; place < Math.min(pasted.length, maxPastedCharacters); place++) {
    const char = pasted.charAt(place);
    if (invisible.test(char)) continue;
    const code = char.charCodeAt(0);
    if (code >= 0xff01 && code <= 0xff5e) text += String.fromCharCode(code - 0xfee0);
    else if (code === 0x3000 || code === 0xa0) text += ' ';
    else if (char === '\r') text += '\n';
    else text += char;
    at.push(place);
  }
  return { text, at };
}

/**
 * Converts a span of the prepared text into a span of the original.
 * @example originalSpan({ text: 'AB', at: [0, 2] }, { from: 0, to: 2 }) // → { from: 0, to: 3 }
 */
export function originalSpan({ at }: PastedText, { from, to }: Span): Span {
  const first = at[from] ?? 0;
  return { from: first, to: to > from ? (at[to - 1] ?? first) + 1 : first };
}

/**
 * Removes spans from a text, and the lines that become empty.
 * @example withoutSpans('SF1\nSF2', [{ from: 0, to: 3 }]) // → 'SF2'
 */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let kept = '';
  let end = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from < end) continue;
    kept += text.slice(end, from);
    end = to;
  }
  kept += text.slice(end);
  return kept.replace(/\n[ \t,;，、；]*(?=\n|$)/g, '').replace(/^[\s,;，、；]+/, '');
}
