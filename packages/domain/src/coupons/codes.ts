/** No I, O, U, 0, 1: nothing that is read or heard as something else, and few words by accident. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTVWXYZ23456789';

export const codeLengths = { min: 8, max: 16, usual: 10 } as const;

/** A code from random bytes, one byte a character; undefined where they do not suffice for an even draw. */
export function codeFrom(bytes: Uint8Array, length: number): string | undefined {
  // Bytes above the last whole multiple would favour the first letters.
  const fair = Math.floor(256 / codeAlphabet.length) * codeAlphabet.length;
  const letters = [...bytes]
    .filter((byte) => byte < fair)
    .map((byte) => codeAlphabet[byte % codeAlphabet.length]);
  return letters.length < length ? undefined : letters.slice(0, length).join('');
}

/** A code as a person types or pastes it: case, full width, blanks and dashes do not matter. */
export function readCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
}
