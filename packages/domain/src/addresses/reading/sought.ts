import { hongKongQuarters, otherNames } from './localities.ts';
import { folded, plainText, squeezed } from './plainText.ts';

/** By what the areas that a text may name are looked up in the tables. */
export interface Sought {
  /** In small letters, without blanks, dots and hyphens, 台 as 臺: an area's name in the same form may occur in it. */
  readonly text: string;
  /** Numbers that may be a postal code; of Taiwan's the first three digits. */
  readonly zips: readonly string[];
  /** Areas that the text names by another name than the tables have. */
  readonly ids: readonly string[];
  readonly thai: boolean;
  readonly han: boolean;
  readonly latin: boolean;
}

/**
 * What to look up before `readAddress` is called with the areas found. Never leaves out an area that the text names.
 * @example soughtIn('台北市 110').zips // → ['110']
 */
export function soughtIn(pasted: string): Sought {
  const plain = plainText(pasted);
  const { text } = squeezed(folded(plain));
  const numbers = [...plain.matchAll(/(?<!\d)\d{3,6}(?!\d)/gu)].map(([digits]) => digits);
  const names = [...Object.entries(otherNames), ...Object.entries(hongKongQuarters)];
  return {
    text,
    zips: [...new Set(numbers.flatMap((digits) => [digits, digits.slice(0, 3)]))].slice(0, 40),
    ids: names
      .filter(([, list]) => list.split('|').some((name) => text.includes(squeezed(folded(name)).text)))
      .map(([id]) => id),
    thai: /\p{Script=Thai}/u.test(plain),
    han: /\p{Script=Han}/u.test(plain),
    latin: /\p{Script=Latin}/u.test(plain),
  };
}
