import { isReferenceNumber, normaliseReference, referenceNumber } from '../reference.ts';

const prefix = 'P';

/** Random bytes that a parcel's own number is made of. */
export const parcelNumberBytes = 8;

/** A parcel's own number from `parcelNumberBytes` random bytes (decision 7). */
export function newParcelNumber(randomBytes: Uint8Array): string {
  return referenceNumber(prefix, randomBytes);
}

/** What somebody typed or scanned as the parcel number that it means; undefined where it cannot be one. */
export function parcelNumberIn(text: string): string | undefined {
  const number = normaliseReference(prefix, text);
  const whole = number.length === prefix.length + parcelNumberBytes + 1;
  return whole && isReferenceNumber(prefix, number) ? number : undefined;
}
