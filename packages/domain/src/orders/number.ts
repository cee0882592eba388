import { randomByteCount, referenceIn, referenceNumber } from '../reference.ts';

const prefix = 'CD';

/** Random bytes that an order number is made of. */
export const orderNumberBytes = randomByteCount(prefix);

/**
 * An order's number from `orderNumberBytes` random bytes (decision 7).
 * @example newOrderNumber(new Uint8Array(orderNumberBytes)) // → 'CD000000000'
 */
export function newOrderNumber(randomBytes: Uint8Array): string {
  return referenceNumber(prefix, randomBytes);
}

/**
 * The order number that somebody typed, in normal form; undefined if it cannot be one.
 * @example orderNumberIn('hello') // → undefined
 */
export const orderNumberIn = (text: string): string | undefined => referenceIn(prefix, text);
