/** Letters of a code. I, O, U, 0 and 1 are left out, because they are easily misread and form words. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTVWXYZ23456789';

export const codeLengths = { min: 8, max: 16, usual: 10 } as const;

/**
 * A code made from random bytes, one byte per character. Undefined if there are too few usable bytes for an even draw.
 * @example codeFrom(new Uint8Array(3), 3) // → 'AAA'
 */
export function codeFrom(bytes: Uint8Array, length: number): string | undefined {
  // Bytes above the last whole multiple are skipped: they would favour the first letters.
  const fair = Math.floor(256 / codeAlphabet.length) * codeAlphabet.length;
  const letters = [...bytes]
    .filter((byte) => byte < fair)
    .map((byte) => codeAlphabet[byte % codeAlphabet.length]);
  return letters.length < length ? undefined : letters.slice(0, length).join('');
}

/**
 * Reads a code as a person types or pastes it: case, full width, blanks and dashes do not matter.
 * @example normaliseCouponCode('ab-cd ef') // → 'ABCDEF'
 */
export function normaliseCouponCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
}
