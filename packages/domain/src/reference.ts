import { keysOf } from './records.ts';

/** Crockford's base 32: no I, L, O, U, so that nothing is misread and no word appears by accident. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Every kind of number that the product makes for people, by its prefix, and of how many random bytes. */
const forms = {
  /** Parcel. */
  P: 8,
  /** Order, and VIP order. */
  CD: 8,
  /** Purchase; of the parcels that it becomes, with `-1`, `-2` … behind it. */
  SP: 8,
  /** Pickup; of its pieces, with `-1`, `-2` … behind it. */
  PK: 8,
  /** Claim. */
  AS: 8,
  /** Withdrawal. */
  WD: 8,
  /** What stands in a member's receiving address. */
  R: 4,
} as const;

/** A member's invitation has none: six signs of it could be anything. */
type Prefix = keyof typeof forms | '';

/** How many random bytes a number with this prefix is made of. */
export const bytesOf = (prefix: keyof typeof forms): number => forms[prefix];

/**
 * A number for people: prefix, one character per random byte, check character (decision 7). Random, so that it does
 * not reveal volume; the caller keeps it unique. Eight bytes are right for parcels and orders.
 */
export function referenceNumber(prefix: Prefix, randomBytes: Uint8Array): string {
  const body = [...randomBytes].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `${prefix}${body}${alphabet.charAt(timesX(remainder(body)))}`;
}

/** Whether `text` is a number that `referenceNumber(prefix, …)` can have made. Expects the normal form. */
export function isReferenceNumber(prefix: string, text: string): boolean {
  const body = text.slice(prefix.length);
  if (!text.startsWith(prefix) || body.length < 2) return false;
  return [...body].every((char) => alphabet.includes(char)) && remainder(body) === 0;
}

/** What somebody typed or scanned as the number with this prefix that it means; undefined where it cannot be one. */
export function referenceIn(prefix: keyof typeof forms, text: string): string | undefined {
  const number = normaliseReference(prefix, text);
  const whole = number.length === prefix.length + forms[prefix] + 1;
  return whole && isReferenceNumber(prefix, number) ? number : undefined;
}

/** Whether the product itself makes such numbers, for whatever: one of ours, or one of several pieces of it. */
export function isOwnNumber(text: string): boolean {
  const piece = text.trim().replace(/-\d{1,3}$/, '');
  return keysOf(forms).some((prefix) => [text, piece].some((one) => referenceIn(prefix, one) !== undefined));
}

/** What somebody typed or said, in normal form: upper case, no dashes or blanks, I and L as 1, O as 0 after the prefix. */
export function normaliseReference(prefix: string, text: string): string {
  const compact = text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (!compact.startsWith(prefix)) return compact;
  return prefix + compact.slice(prefix.length).replace(/[IL]/g, '1').replace(/O/g, '0');
}

/**
 * The characters read as a polynomial over the field of 32 elements, at its generator x. Any single wrong character and
 * any swap of two neighbours changes the value, which a plain sum would not see.
 */
function remainder(body: string): number {
  return [...body].reduce((value, char) => timesX(value) ^ alphabet.indexOf(char), 0);
}

/** Multiplication by x modulo x⁵ + x² + 1. */
function timesX(value: number): number {
  const doubled = value << 1;
  return doubled > 31 ? doubled ^ 0b100101 : doubled;
}
