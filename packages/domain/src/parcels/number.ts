import { randomByteCount, referenceIn, referenceNumber } from '../reference.ts';

const prefix = 'P';

/** Random bytes that a parcel's own number is made of. */
export const parcelNumberBytes = randomByteCount(prefix);

/** A parcel's own number from `parcelNumberBytes` random bytes (decision 7). */
export function newParcelNumber(randomBytes: Uint8Array): string {
  return referenceNumber(prefix, randomBytes);
}

/**
 * The parcel number that somebody typed or scanned, in normal form; undefined if it cannot be one.
 * @example parcelNumberIn('hello') // → undefined
 */
export const parcelNumberIn = (text: string): string | undefined => referenceIn(prefix, text);
