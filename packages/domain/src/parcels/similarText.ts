/**
 * Replaces characters that are misread for each other by one of them: O and 0, I, L and 1. The result is in upper
 * case and half width. Characters that only sound alike stay different.
 * @example foldLookAlikes('ｒ1o0l') // → 'R1001'
 */
export function foldLookAlikes(text: string): string {
  const written = /^[0-9A-Z]*$/.test(text) ? text : text.normalize('NFKC').toUpperCase();
  return written.replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Words shorter than this are similar to too many others. */
export const minSimilarLength = 5;

/**
 * Whether two words are equal or differ by one slip: a wrong, missing or extra character, or two swapped
 * neighbours. Characters that look alike do not count as a slip. Symmetric in its arguments. Never true for
 * two slips, or for different words of fewer than five characters.
 * @example isWithinOneEdit('R7K2M9', 'R7KM29') // → true
 * @example isWithinOneEdit('R7K2M9', 'R7K2') // → false
 */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const [short = '', long = ''] = [foldLookAlikes(a), foldLookAlikes(b)].sort((x, y) => x.length - y.length);
  if (short === long) return true;
  if (short.length < minSimilarLength || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/**
 * Keys for finding similar words: the word, and the word without each of its characters. Similar words share
 * at least one key; words that share a key may still be two slips apart.
 * @example similarityKeys('AB1') // → ['AB1', 'B1', 'A1', 'AB']
 */
export function similarityKeys(word: string): string[] {
  const chars = [...foldLookAlikes(word)];
  return [...new Set([chars.join(''), ...chars.map((_, at) => chars.toSpliced(at, 1).join(''))])];
}

/**
 * How a text fits a masked one: `whole` if each star is one character, `loose` if each run of stars is any number of
 * characters. Undefined if the readable parts differ, or if `mask` has no star.
 * @example maskMatch('A*7K', 'AB7K') // → 'whole'
 * @example maskMatch('陳**', '陳明') // → 'loose'
 */
export function maskMatch(mask: string, text: string): 'whole' | 'loose' | undefined {
  const readable = mask.split(/\*+/);
  const [first = '', last = ''] = [readable[0], readable.at(-1)];
  if (readable.length < 2 || text.length <= first.length + last.length) return undefined;
  let from = first.length;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  for (const part of readable.slice(1, -1)) {
    const at = text.indexOf(part, from + 1);
    if (at === -1) return undefined;
    from = at + part.length;
  }
  if (from >= text.length - last.length) return undefined;
  const isWhole =
    mask.length === text.length && [...mask].every((char, at) => char === '*' || char === text[at]);
  return isWhole ? 'whole' : 'loose';
}

/** A number with fewer characters may be the beginning or end of many others. */
const cutLeast = 8;

/**
 * Other courier numbers that a label's number may stand for: one digit wrong, two neighbours swapped, or a beginning
 * or end of at least eight characters. The result does not contain the number itself.
 * @example similarNumbers('SF1234567').includes('SF1234568') // → true
 */
export function similarNumbers(number: string): string[] {
  if (number.length < cutLeast) return [];
  const chars = [...number];
  const wrong = chars.flatMap((char, at) =>
    /\d/.test(char) ? [...'0123456789'].map((digit) => chars.with(at, digit).join('')) : [],
  );
  const swapped = chars.flatMap((char, at) =>
    at === 0
      ? []
      : [
          chars
            .with(at, chars[at - 1] ?? '')
            .with(at - 1, char)
            .join(''),
        ],
  );
  const cuts = chars
    .slice(cutLeast)
    .flatMap((_, at) => [number.slice(0, cutLeast + at), number.slice(-cutLeast - at)]);
  return [...new Set([...wrong, ...swapped, ...cuts])].filter((one) => one !== number);
}

/**
 * How two courier numbers are alike: one slip, only the last digit differs, or one is a piece of the other.
 */
export type NumberLikeness = 'near' | 'last' | 'cut';

/**
 * How a label's number resembles a forecast's number; undefined if it does not. `last` is the weakest, because
 * parcels of one seller have consecutive numbers. Symmetric in its arguments.
 * @example numberLikeness('7312345678901', '7312345678902') // → 'last'
 */
export function numberLikeness(a: string, b: string): NumberLikeness | undefined {
  const [short, long] = a.length > b.length ? [b, a] : [a, b];
  if (short.length < cutLeast || short === long) return undefined;
  if (long.startsWith(short) || long.endsWith(short)) return 'cut';
  if (short.length !== long.length) return undefined;
  let at = 0;
  while (short[at] === long[at]) at += 1;
  if (short.slice(at + 1) === long.slice(at + 1)) return at === short.length - 1 ? 'last' : 'near';
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2) ? 'near' : undefined;
}
