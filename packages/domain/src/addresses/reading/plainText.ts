/** A stretch of the pasted text: the position of its first character, and the position after its last. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

const thaiZero = '๐'.charCodeAt(0);
const fullWidthSpace = /[\u3000\u00a0\u2000-\u200a\u202f\u205f]/gu;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu;

/**
 * The text with full-width letters and punctuation as ordinary ones, Thai digits as `0` to `9`, and without invisible
 * characters. Letters are otherwise not changed.
 * @example plainText('０９１２　台北') // → '0912 台北'
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(fullWidthSpace, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/[！-～]/gu, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replace(/[๐-๙]/gu, (one) => String(one.charCodeAt(0) - thaiZero))
    .replaceAll('。', '.')
    .replace(/[–—−‐‑]/gu, '-');
}

/**
 * The text in small letters, with `台` replaced by `臺` as in the official names of areas. Each character keeps its
 * position.
 * @example normalizedText('台北 Road') // → '臺北 road'
 */
export function normalizedText(text: string): string {
  return [...text.replaceAll('台', '臺')]
    .map((one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one))
    .join('');
}

/**
 * A text without the characters that people add or leave out at will, and the original position of each
 * remaining character.
 */
export interface CompactText {
  readonly text: string;
  readonly at: readonly number[];
}

const loose = /[\s.\-'’`]/u;

/**
 * Removes the characters that people add or leave out at will, and records the position of each remaining one.
 * @example compactText('Da-an Dist.').text // → 'DaanDist'
 */
export function compactText(text: string): CompactText {
  const at: number[] = [];
  let kept = '';
  for (let place = 0; place < text.length; place += 1) {
    const one = text.charAt(place);
    if (loose.test(one)) continue;
    kept += one;
    at.push(place);
  }
  return { text: kept, at };
}

/**
 * Whether two stretches share a character. Stretches that only touch never do.
 * @example overlaps({ start: 0, end: 2 }, { start: 2, end: 4 }) // → false
 */
export function overlaps(a: TextSpan, b: TextSpan): boolean {
  return a.start < b.end && b.start < a.end;
}
