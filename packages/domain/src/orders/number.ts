import { bytesOf, referenceIn, referenceNumber } from '../reference.ts';

const prefix = 'CD';

/** Random bytes that an order number is made of. */
export const orderNumberBytes = bytesOf(prefix);

/** An order's number from `orderNumberBytes` random bytes (decision 7). */
export function newOrderNumber(randomBytes: Uint8Array): string {
  return referenceNumber(prefix, randomBytes);
}

/** What somebody typed as the order number that it means; undefined where it cannot be one. */
export const orderNumberIn = (text: string): string | undefined => referenceIn(prefix, text);
