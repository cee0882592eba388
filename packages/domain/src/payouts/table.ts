import { amountText } from '../wallet/amount.ts';
import type { BankColumnValue, BankFileLayout, PayoutFileSettings, PayoutLine } from './file.ts';

/**
 * A line's cells in the order of a bank's own table. Amounts have all decimal digits of the currency and no thousands
 * separators.
 * @example bankFileRow({ columns: [{ value: 'amount' }, { value: 'text', text: 'x' }] }, { payer: {} }, 'TWD',
 * { amountMinor: 30000 }) // → ['300.00', 'x']
 */
export function bankFileRow(
  map: BankFileLayout,
  { payer, payOn }: Pick<PayoutFileSettings, 'payer' | 'payOn'>,
  currency: string,
  line: PayoutLine,
): string[] {
  const says: Readonly<Record<Exclude<BankColumnValue, 'text'>, string>> = {
    position: String(line.position),
    payeeName: line.payeeName,
    bankCode: line.bankCode,
    bankName: line.bankName,
    account: line.account,
    amount: amountText(line.amountMinor, currency),
    currency,
    reference: line.reference,
    payOn,
    payerName: payer.payerName,
    payerAccount: payer.payerAccount,
  };
  return map.columns.map(({ value, text }) => (value === 'text' ? text : says[value]));
}

/**
 * All rows of a bank's own table, with the titles first where the bank wants them.
 * @example bankFileRows({ titled: true, columns: [{ title: 'Sum', value: 'amount' }] }, { payer: {} }, 'TWD',
 * [{ amountMinor: 30000 }]) // → [['Sum'], ['300.00']]
 */
export function bankFileRows(
  map: BankFileLayout,
  terms: Pick<PayoutFileSettings, 'payer' | 'payOn'>,
  currency: string,
  lines: readonly PayoutLine[],
): string[][] {
  const rows = lines.map((line) => bankFileRow(map, terms, currency, line));
  return map.titled ? [map.columns.map(({ title }) => title), ...rows] : rows;
}
