import { randomByteCount, referenceIn, referenceNumber } from '../reference.ts';

const prefix = 'PL';

/** Random bytes that a pick list's number is made of. */
export const pickListNumberBytes = randomByteCount(prefix);

/** The most orders on one pick list. */
export const pickListOrdersMax = 100;

/**
 * A pick list's number from `pickListNumberBytes` random bytes.
 * @example newPickListNumber(new Uint8Array(pickListNumberBytes)) // → 'PL000000000'
 */
export function newPickListNumber(randomBytes: Uint8Array): string {
  return referenceNumber(prefix, randomBytes);
}

/**
 * The number of a pick list that somebody scanned or typed, in normal form; undefined if it cannot be one.
 * @example pickListNumberIn('hello') // → undefined
 */
export const pickListNumberIn = (text: string): string | undefined => referenceIn(prefix, text);
