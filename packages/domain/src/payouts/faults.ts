import { toMinor } from '../money.ts';
import { amountText } from '../wallet/amount.ts';
import { normaliseAccountNumber } from '../wallet/withdrawals.ts';
import type { PayoutFault, PayoutFileSettings, PayoutLine } from './file.ts';
import { bankFileRow } from './table.ts';

const digits = (text: string, least: number, most: number) =>
  new RegExp(`^\\d{${least},${most}}$`).test(normaliseAccountNumber(text));

/** The form of an account number in a pain file. */
const painAccount = /^[a-z0-9]{1,34}$/;
/** The largest amount that fits ten digits. */
const largestAchUnits = 9_999_999_999;

/**
 * Why no file in this format can be made for the shop; undefined if one can. The lines of a batch are not checked
 * here: see `lineFault`.
 * @example payerFault({ format: 'pain09', payer: { payerName: '', payerAccount: '', payerBankCode: '',
 * payerTaxNumber: '', achKind: 'SC', achItem: '904' }, map: null, payOn: '2026-11-30', builtAt: '', clock: '' }, 'TWD') // → 'payerMissing'
 */
export function payerFault(
  { format, payer, provider }: PayoutFileSettings,
  currency: string,
): PayoutFault | undefined {
  if (format === 'billplz') {
    if (currency !== 'MYR') return 'currencyMyr';
    return provider ? undefined : 'providerMissing';
  }
  if (payer.payerName === '' || payer.payerAccount === '') return 'payerMissing';
  if (format === 'map') return undefined;
  if (payer.payerBankCode === '') return 'payerBankCode';
  if (format !== 'achP01')
    return painAccount.test(normaliseAccountNumber(payer.payerAccount)) ? undefined : 'payerAccount';
  if (currency !== 'TWD') return 'currency';
  if (!digits(payer.payerBankCode, 7, 7)) return 'payerBankCode';
  if (!digits(payer.payerAccount, 1, 14)) return 'payerAccount';
  return /^\d{8}$/.test(payer.payerTaxNumber) ? undefined : 'payerTaxNumber';
}

/**
 * Why a file in this format cannot contain a line; undefined if it can. `fits` says whether the file's
 * encoding has all characters of a text. Never changes or shortens a line.
 * @example lineFault({ format: 'achP01', payer: {} }, 'TWD', { bankCode: '' }, () => true) // → 'bankCodeMissing'
 */
export function lineFault(
  terms: PayoutFileSettings,
  currency: string,
  line: PayoutLine,
  fits: (text: string) => boolean,
): PayoutFault | undefined {
  if (terms.format === 'map')
    return terms.map && bankFileRow(terms.map, terms, currency, line).every(fits) ? undefined : 'letters';
  if (terms.format === 'billplz') {
    if (line.bankCode === '') return 'bankUnknown';
    return digits(line.account, 5, 20) ? undefined : 'accountForm';
  }
  if (line.bankCode === '') return 'bankCodeMissing';
  if (terms.format !== 'achP01')
    return painAccount.test(normaliseAccountNumber(line.account)) ? undefined : 'accountForm';
  if (!digits(line.bankCode, 7, 7)) return 'bankCodeSeven';
  if (!digits(line.account, 1, 14)) return 'accountForm';
  if (line.amountMinor % toMinor(1, currency) !== 0) return 'amountWhole';
  return Number(amountText(line.amountMinor, currency)) > largestAchUnits ? 'amountLarge' : undefined;
}
