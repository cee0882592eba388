import { keysOf } from './records.ts';

/** Crockford's base 32. It has no I, L, O, U, so that numbers are not misread and form no words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Every kind of number that the product makes for people: its prefix, and its number of random bytes. */
const forms = {
  /** Parcel. */
  P: 8,
  /** Order, and VIP order. */
  CD: 8,
  /** Purchase. Its parcels add `-1`, `-2` … */
  SP: 8,
  /** Pickup. Its pieces add `-1`, `-2` … */
  PK: 8,
  /** Claim. */
  AS: 8,
  /** Withdrawal. */
  WD: 8,
  /** Batch of payouts. */
  PB: 8,
  /** Pick list. */
  PL: 8,
  /** Tote: a box of the warehouse. */
  TB: 8,
  /** The number in a member's receiving address. */
  R: 4,
} as const;

/** The prefix of a number for people. It shows the kind of record. */
export type ReferencePrefix = keyof typeof forms;

/**
 * How many random bytes a number with this prefix is made of.
 * @example randomByteCount('R') // → 4
 */
export const randomByteCount = (prefix: ReferencePrefix): number => forms[prefix];

/**
 * A number for people: prefix, one character per random byte, check character. It is random, so that it does not
 * reveal sales figures; the caller keeps it unique. An invitation code has no prefix, so any text of six characters
 * could be one.
 * @example referenceNumber('CD', new Uint8Array(8)) // → 'CD000000000'
 */
export function referenceNumber(prefix: ReferencePrefix | '', randomBytes: Uint8Array): string {
  const body = [...randomBytes].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `${prefix}${body}${alphabet.charAt(timesX(remainder(body)))}`;
}

/**
 * Whether `text` can come from `referenceNumber(prefix, …)`. Expects the normal form. Never corrects typing errors.
 * @example isReferenceNumber('CD', 'CD00000001') // → false
 */
export function isReferenceNumber(prefix: string, text: string): boolean {
  const body = text.slice(prefix.length);
  if (!text.startsWith(prefix) || body.length < 2) return false;
  return [...body].every((char) => alphabet.includes(char)) && remainder(body) === 0;
}

/**
 * The number with this prefix that somebody typed or scanned, in normal form; undefined if it cannot be one.
 * @example referenceIn('CD', 'cd-0000-0000-0') // → 'CD000000000'
 */
export function referenceIn(prefix: ReferencePrefix, text: string): string | undefined {
  const number = normaliseReference(prefix, text);
  const whole = number.length === prefix.length + forms[prefix] + 1;
  return whole && isReferenceNumber(prefix, number) ? number : undefined;
}

/**
 * Whether the text has the form of one of our own numbers, with or without the number of a piece at its end (`-2`).
 * @example looksLikeReference('SF1234567890') // → false
 */
export function looksLikeReference(text: string): boolean {
  const piece = text.trim().replace(/-\d{1,3}$/, '');
  return keysOf(forms).some((prefix) => [text, piece].some((one) => referenceIn(prefix, one) !== undefined));
}

/**
 * The numbers with this prefix that a misread text may stand for: each differs from it by one character or by
 * two swapped neighbours. Empty if the text has another length, or needs no correction.
 * @example nearestReferences('CD', 'CD000000000') // → []
 */
export function nearestReferences(prefix: ReferencePrefix, text: string): string[] {
  const number = normaliseReference(prefix, text);
  if (!number.startsWith(prefix) || number.length !== prefix.length + forms[prefix] + 1) return [];
  if (isReferenceNumber(prefix, number)) return [];
  const body = [...number.slice(prefix.length)];
  const near = body.flatMap((_, at) => [
    ...[...alphabet].map((char) => body.with(at, char)),
    ...(at === 0 ? [] : [body.with(at, body[at - 1] ?? '').with(at - 1, body[at] ?? '')]),
  ]);
  return [...new Set(near.map((chars) => prefix + chars.join('')))].filter((one) =>
    isReferenceNumber(prefix, one),
  );
}

/**
 * The normal form of a typed or spoken number: upper case, no dashes or blanks, I and L as 1, O as 0 after the prefix.
 * @example normaliseReference('CD', 'cd 1o-il') // → 'CD1011'
 */
export function normaliseReference(prefix: string, text: string): string {
  const compact = text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (!compact.startsWith(prefix)) return compact;
  return prefix + compact.slice(prefix.length).replace(/[IL]/g, '1').replace(/O/g, '0');
}

/**
 * The check value: the characters are a polynomial over the field of 32 elements, evaluated at its generator x. Any
 * single wrong character and any swap of two neighbours changes it; a plain sum would miss swaps.
 */
function remainder(body: string): number {
  return [...body].reduce((value, char) => timesX(value) ^ alphabet.indexOf(char), 0);
}

/** Multiplication by x modulo x⁵ + x² + 1. */
function timesX(value: number): number {
  const doubled = value << 1;
  return doubled > 31 ? doubled ^ 0b100101 : doubled;
}
