import { normaliseAccountNumber } from '../wallet/withdrawals.ts';
import type { PayoutBatch, PayoutFileSettings } from './file.ts';

const width = 250;
const clearingHouse = '9990250';
const version = 'V10';
const rocYearZero = 1911;

/** A day in the calendar of the Republic of China: eight digits. */
function rocDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${String(Number(year) - rocYearZero).padStart(4, '0')}${month}${date}`;
}

const zeros = (value: string | number, length: number) => String(value).padStart(length, '0');
const blanks = (text: string, length: number) => text.padEnd(length, ' ');
const account = (text: string) => zeros(normaliseAccountNumber(text), 16);

/**
 * Taiwan's ACH P01 file: records of 250 characters: a first one, one for each line, and a last one. Lines must have
 * passed `lineFault`. `unitsOf` turns an amount into whole dollars. Only part of the layout is public, so a bank must
 * confirm it.
 * @example achP01File({ payer: { payerBankCode: '8080012' }, payOn: '2026-11-30', clock: '093000' }, { lines: [] },
 * (minor) => minor).slice(0, 23) // → 'BOFACHP0101151130093000'
 */
export function achP01File(
  { payer, payOn, clock }: PayoutFileSettings,
  { lines }: PayoutBatch,
  unitsOf: (amountMinor: number) => number,
): string {
  const day = rocDay(payOn);
  const total = lines.reduce((sum, { amountMinor }) => sum + unitsOf(amountMinor), 0);
  const first = `BOFACHP01${day}${clock}${payer.payerBankCode}${clearingHouse}${version}`;
  const last = `EOFACHP01${day}${payer.payerBankCode}${clearingHouse}${zeros(lines.length, 8)}${zeros(total, 16)}`;
  const details = lines.map((line) =>
    [
      'N',
      payer.achKind,
      payer.achItem,
      zeros(line.position, 8),
      payer.payerBankCode,
      account(payer.payerAccount),
      line.bankCode,
      account(line.account),
      zeros(unitsOf(line.amountMinor), 10),
      '00',
      'B',
      blanks(payer.payerTaxNumber, 10),
      blanks('', 10),
      blanks('', 6),
      zeros(0, 8),
      zeros(0, 8),
      ' ',
      blanks(line.reference, 20),
      blanks('', 40),
      blanks('', 10),
      zeros(0, 5),
    ].join(''),
  );
  return [first, ...details, last].map((record) => `${blanks(record, width)}\r\n`).join('');
}
