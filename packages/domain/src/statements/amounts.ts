const plainAmount = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;
/** Far above any real payment, and still safe to add up. */
const mostMinor = 1_000_000_000_000_000;

/**
 * Reads an amount of a bank's file in minor units, with thousands separators, brackets, signs before or
 * after, DR and CR, or the currency's name. Undefined if it is not an amount, or finer than the currency
 * allows: it never rounds.
 * @example parseAmountCell('1,234.50', 2) // → 123450
 * @example parseAmountCell('(1,000.00)', 2) // → -100000
 * @example parseAmountCell('500DR', 2) // → -50000
 * @example parseAmountCell('12.345', 2) // → undefined
 */
export function parseAmountCell(written: string, digits: number): number | undefined {
  const text = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s'’]/gu, '')
    .replace(/[−–]/gu, '-');
  const inBrackets = /^\((.*)\)$/.exec(text)?.[1];
  const [, front = '', amount = '', behind = ''] =
    /^([^\d.]*)([\d.,]+)([^\d.]*)$/.exec(inBrackets ?? text) ?? [];
  const signs = front + behind;
  if (!isDecoration(front) || !isDecoration(behind)) return undefined;
  const [, whole, fraction = ''] = plainAmount.exec(amount) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return undefined;
  const value = Number(whole.replaceAll(',', '') + fraction.slice(0, digits).padEnd(digits, '0'));
  if (value > mostMinor) return undefined;
  const isNegative = inBrackets !== undefined || signs.includes('-') || /DR?$/.test(behind);
  return isNegative ? 0 - value : value;
}

/** A sign, the side of the account, or a currency's name. */
const isDecoration = (text: string): boolean =>
  /^[+-]?(?:(?:[A-Z]{3}|NT|HK|US|RM|S)?[$฿¥€£元]?|CR?|DR?)[+-]?$/u.test(text);
