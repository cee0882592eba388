/**
 * The last digits of the paying account or card, with the bank's code before an account's digits. Empty if
 * the provider sent anything but a few digits, so that a whole number is never stored.
 * @example payerLastDigits('808', '54321') // → '808 54321'
 */
export function payerLastDigits(bankCode: string, digits: string): string {
  if (!/^\d{4,6}$/.test(digits)) return '';
  return /^\d{3,7}$/.test(bankCode) ? `${bankCode} ${digits}` : digits;
}
