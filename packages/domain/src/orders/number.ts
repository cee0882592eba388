import { isReferenceNumber, normaliseReference, referenceNumber } from '../reference.ts';

const prefix = 'CD';

/** Random bytes that an order number is made of. */
export const orderNumberBytes = 8;

/** An order's number from `orderNumberBytes` random bytes (decision 7). */
export function newOrderNumber(randomBytes: Uint8Array): string {
  return referenceNumber(prefix, randomBytes);
}

/** What somebody typed as the order number that it means; undefined where it cannot be one. */
export function orderNumberIn(text: string): string | undefined {
  const number = normaliseReference(prefix, text);
  const whole = number.length === prefix.length + orderNumberBytes + 1;
  return whole && isReferenceNumber(prefix, number) ? number : undefined;
}
