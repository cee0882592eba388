import { packageNumber, packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import type { RequestedNumber } from './numbers.store.ts';

/**
 * Normalizes a typed number (half-width, upper case, without blanks), with the order number or the package
 * that it may be.
 */
export function parseTrackedNumber(text: string): RequestedNumber {
  const written = text.normalize('NFKC').toUpperCase().replace(/\s/g, '');
  const part = packageNumberIn(written);
  if (part) return { written, number: part.number, own: packageNumber(part.number, part.position) };
  return { written, number: referenceIn('CD', written) ?? written };
}
