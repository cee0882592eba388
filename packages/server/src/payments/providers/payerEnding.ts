/**
 * The last digits of what a payment came from, an account's after its bank's code. Empty if the provider wrote anything
 * but a few digits, so that no whole number is ever kept.
 * @example payerEnding('808', '54321') // → '808 54321'
 */
export function payerEnding(bankCode: string, digits: string): string {
  if (!/^\d{4,6}$/.test(digits)) return '';
  return /^\d{3,7}$/.test(bankCode) ? `${bankCode} ${digits}` : digits;
}
