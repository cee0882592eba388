import { randomByteCount, referenceNumber } from '../reference.ts';

/** Random bytes that the number of a purchase is made of. */
export const purchaseNumberBytes = randomByteCount('SP');

/** The number of a purchase from `purchaseNumberBytes` random bytes. */
export function newPurchaseNumber(randomBytes: Uint8Array): string {
  return referenceNumber('SP', randomBytes);
}
