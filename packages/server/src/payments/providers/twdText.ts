import { currencyExponent, toMinor } from '@crossdock/domain/money.ts';
import { type PayableTotal, ProviderRefused } from './provider.ts';

/**
 * An amount in whole Taiwan dollars, the only unit that Taiwan's providers accept; undefined if it is not
 * whole.
 * @example twdText({ totalMinor: 12_300, currency: 'TWD' }) // → '123'
 */
export function twdText({ totalMinor, currency }: PayableTotal): string | undefined {
  const amount = totalMinor / 10 ** currencyExponent(currency);
  return currency === 'TWD' && Number.isSafeInteger(amount) && amount > 0 ? String(amount) : undefined;
}

/**
 * Like `twdText`, but throws `ProviderRefused` if the amount is not whole.
 * @example requireTwdText({ totalMinor: 12_300, currency: 'TWD' }) // → '123'
 */
export function requireTwdText(total: PayableTotal): string {
  const text = twdText(total);
  if (text !== undefined) return text;
  throw new ProviderRefused(`no whole Taiwan dollars: ${total.totalMinor} minor units of ${total.currency}`);
}

/**
 * A provider's amount in minor units; undefined if it is not a whole number.
 * @example twdMinor('123') // → 12300
 */
export const twdMinor = (written: string): number | undefined =>
  /^\d{1,9}$/.test(written) ? toMinor(Number(written), 'TWD') : undefined;
