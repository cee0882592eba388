import { decimalText } from '../decimalText.ts';
import { currencyExponent, type Minor, minor } from '../money.ts';

export type AmountFault = 'field.required' | 'field.spaces' | 'amount.invalid' | 'amount.negative';

/**
 * Converts an amount as a person writes it, in major units (`1234.50`), to minor units. Grouping commas are allowed.
 * Spaces inside, amounts below 0 and more digits than the currency has are not (specification, section 5 "Bank
 * transfer", "Payment"). Never rounds.
 * @example parseAmount('1,234.50', 'USD') // → { amountMinor: 123450 }
 * @example parseAmount('12.345', 'USD') // → { fault: 'amount.invalid' }
 */
export function parseAmount(
  text: string,
  currency: string,
): { readonly amountMinor: Minor } | { readonly fault: AmountFault } {
  if (text === '') return { fault: 'field.required' };
  if (/\s/.test(text)) return { fault: 'field.spaces' };
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d+))?$/.exec(text.normalize('NFKC'));
  if (!match) return { fault: 'amount.invalid' };
  const [, sign, whole = '', fraction = ''] = match;
  const digits = currencyExponent(currency);
  if (fraction.length > digits) return { fault: 'amount.invalid' };
  const value = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  if (!Number.isSafeInteger(value)) return { fault: 'amount.invalid' };
  return sign === '-' && value > 0 ? { fault: 'amount.negative' } : { amountMinor: minor(value) };
}

/**
 * Minor units as plain decimal text in major units: `123450` of a currency with cents is `1234.50`. Never rounds.
 * @example amountText(123450, 'USD') // → '1234.50'
 */
export function amountText(amountMinor: number, currency: string): `${number}` {
  return decimalText(amountMinor, currencyExponent(currency));
}

/**
 * Like `amountText`, but whole amounts have no decimals: `123400` is `1234`, `123450` is `1234.50`. Never rounds.
 * @example shortAmountText(123400, 'USD') // → '1234'
 */
export function shortAmountText(amountMinor: number, currency: string): string {
  return amountText(amountMinor, currency).replace(/\.0+$/, '');
}

/**
 * The value of a form's amount field for the schema: undefined if empty, and a number that every amount schema refuses
 * if the text is no amount of this currency.
 * @example typedAmount('', 'USD') // → undefined
 */
export function typedAmount(text: string, currency: string): number | undefined {
  const parsed = parseAmount(text.trim(), currency);
  if ('amountMinor' in parsed) return parsed.amountMinor;
  if (parsed.fault === 'field.required') return undefined;
  return parsed.fault === 'amount.negative' ? -1 : Number.NaN;
}
