/** Crockford's base 32: no I, L, O, U, so that nothing is misread and no word appears by accident. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A number for people: prefix, one character per random byte, check character (decision 7). Random, so that it does
 * not reveal volume; the caller keeps it unique. Eight bytes are right for parcels and orders.
 */
export function referenceNumber(prefix: string, randomBytes: Uint8Array): string {
  const body = [...randomBytes].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `${prefix}${body}${alphabet.charAt(timesX(remainder(body)))}`;
}

/** Whether `text` is a number that `referenceNumber(prefix, …)` can have made. Expects the normal form. */
export function isReferenceNumber(prefix: string, text: string): boolean {
  const body = text.slice(prefix.length);
  if (!text.startsWith(prefix) || body.length < 2) return false;
  return [...body].every((char) => alphabet.includes(char)) && remainder(body) === 0;
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
