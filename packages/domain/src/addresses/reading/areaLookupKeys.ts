import { areaAliases, hongKongQuarters } from './localities.ts';
import { compactText, normalizedText, plainText } from './plainText.ts';

/** The keys for looking up the areas that a text may name. */
export interface AreaLookupKeys {
  /**
   * The text in small letters, without blanks, dots and hyphens, with 台 as 臺. It is searched for area names in the
   * same form.
   */
  readonly text: string;
  /** Numbers that may be a postal code; for Taiwan their first three digits. */
  readonly zips: readonly string[];
  /** Ids of areas that the text calls by a name that is not in the tables. */
  readonly ids: readonly string[];
  readonly thai: boolean;
  readonly han: boolean;
  readonly latin: boolean;
}

/**
 * The keys for looking up a text's areas, which `readAddress` then needs. Never leaves out an area that the text
 * names.
 * @example areaLookupKeys('台北市 110').zips // → ['110']
 */
export function areaLookupKeys(pasted: string): AreaLookupKeys {
  const plain = plainText(pasted);
  const { text } = compactText(normalizedText(plain));
  const numbers = [...plain.matchAll(/(?<!\d)\d{3,6}(?!\d)/gu)].map(([digits]) => digits);
  const names = [...Object.entries(areaAliases), ...Object.entries(hongKongQuarters)];
  return {
    text,
    zips: [...new Set(numbers.flatMap((digits) => [digits, digits.slice(0, 3)]))].slice(0, 40),
    ids: names
      .filter(([, list]) =>
        list.split('|').some((name) => text.includes(compactText(normalizedText(name)).text)),
      )
      .map(([id]) => id),
    thai: /\p{Script=Thai}/u.test(plain),
    han: /\p{Script=Han}/u.test(plain),
    latin: /\p{Script=Latin}/u.test(plain),
  };
}
