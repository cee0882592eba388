import { randomByteCount, referenceIn, referenceNumber } from '../reference.ts';

const prefix = 'TB';

/** Random bytes that a tote's number is made of. */
export const toteNumberBytes = randomByteCount(prefix);

/** The most totes that are made at once. */
export const totesAtOnce = 100;

/**
 * A tote's number from `toteNumberBytes` random bytes.
 * @example newToteNumber(new Uint8Array(toteNumberBytes)) // → 'TB000000000'
 */
export function newToteNumber(randomBytes: Uint8Array): string {
  return referenceNumber(prefix, randomBytes);
}

/**
 * The number of a tote that somebody scanned or typed, in normal form; undefined if it cannot be one.
 * @example toteNumberIn('hello') // → undefined
 */
export const toteNumberIn = (text: string): string | undefined => referenceIn(prefix, text);
