import { callingCodes } from './regions.ts';

/** A typed or pasted search, in all its possible readings. */
export interface SearchReadings {
  /** Half-width, without invisible characters, with single spaces. */
  readonly text: string;
  /** In the form of stored numbers: upper case, without grouping characters. Empty if nothing is left. */
  readonly number: string;
  /**
   * The endings of phone numbers that the text may be, without calling code and trunk zero. Empty if it is no phone
   * number.
   */
  readonly phoneEnds: readonly string[];
}

/** People search for a phone by its last four digits; fewer do not identify one. */
const fewestPhoneDigits = 4;
/** The least number of digits that follow a calling code. */
const shortestNational = 8;

/**
 * Reads a typed search: `＋886 931-204-618`, `0931-204-618` and `4618` are all possible ends of the phone number
 * `0931204618`.
 * @example readSearch('0931-204-618').number // → '0931204618'
 */
export function readSearch(typed: string): SearchReadings {
  const text = typed
    // Removed before letters are composed: an invisible character between two parts of a letter would keep
    // them apart.
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();
  return { text, number: text.toUpperCase().replace(grouping, ''), phoneEnds: phoneEndsIn(text) };
}

/** The grouping characters, which the database removes too (`search_parts`). */
const grouping = /[\s._/()·-]/gu;

function phoneEndsIn(text: string): string[] {
  if (!/^\+?[\d\s.()/-]+$/.test(text)) return [];
  const international = /^\+|^00/.test(text);
  const digits = text.replace(/\D/g, '').replace(international ? /^0+/ : /^$/, '');
  if (digits.length < fewestPhoneDigits) return [];
  const withoutCode = Object.values(callingCodes)
    .filter((code) => digits.startsWith(code) && digits.length - code.length >= shortestNational)
    // People abroad often keep the trunk zero after the calling code: +886 (0)931….
    .map((code) => digits.slice(code.length).replace(/^0/, ''));
  if (international && withoutCode.length > 0) return withoutCode;
  return [...new Set([digits.length > shortestNational ? digits.replace(/^0/, '') : digits, ...withoutCode])];
}
