import { orderNumberIn } from '@crossdock/domain/orders/number.ts';
import type { AskedNumber } from './numbers.store.ts';

/** A typed number: half-width, upper case, without blanks; and the order number that it may be. */
export function askedNumber(text: string): AskedNumber {
  const written = text.normalize('NFKC').toUpperCase().replace(/\s/g, '');
  return { written, number: orderNumberIn(written) ?? written };
}
