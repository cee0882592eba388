/** How batches are paid: the file formats that banks accept, and payment orders at Billplz. */
export const payoutFormats = ['pain09', 'pain03', 'achP01', 'map', 'billplz'] as const;
export type PayoutFormat = (typeof payoutFormats)[number];

/** The values that a column of a bank's own table can contain. `text` is a fixed text in each row. */
export const bankColumnValues = [
  'position',
  'payeeName',
  'bankCode',
  'bankName',
  'account',
  'amount',
  'currency',
  'reference',
  'payOn',
  'payerName',
  'payerAccount',
  'text',
] as const;
export type BankColumnValue = (typeof bankColumnValues)[number];

export const bankFileEncodings = ['utf-8', 'big5'] as const;
export type BankFileEncoding = (typeof bankFileEncodings)[number];
export const bankFileSeparators = [',', ';', 'tab'] as const;
export type BankFileSeparator = (typeof bankFileSeparators)[number];

/** A bank's own table: its columns in order. */
export interface BankFileLayout {
  readonly name: string;
  readonly separator: BankFileSeparator;
  readonly encoding: BankFileEncoding;
  /** The first row has the columns' titles. */
  readonly titled: boolean;
  readonly columns: readonly {
    readonly title: string;
    readonly value: BankColumnValue;
    readonly text: string;
  }[];
}

export const achTransactionTypes = ['SC', 'SD'] as const;

/**
 * The account that payouts are paid from, and its details in the banks' files. Empty texts are not known yet.
 */
export interface PayoutSettings {
  readonly payerName: string;
  readonly payerAccount: string;
  /** Seven digits (Taiwan), a bank's code elsewhere, or a BIC. */
  readonly payerBankCode: string;
  readonly payerTaxNumber: string;
  /** The type and item code of a transaction in ACH P01. */
  readonly achKind: (typeof achTransactionTypes)[number];
  readonly achItem: string;
  readonly maps: readonly BankFileLayout[];
}

export const defaultPayoutSettings: PayoutSettings = {
  payerName: '',
  payerAccount: '',
  payerBankCode: '',
  payerTaxNumber: '',
  achKind: 'SC',
  achItem: '904',
  maps: [],
};

/**
 * The settings that a batch's file is made with. They are stored with the batch, so that the same bytes can
 * be made again.
 */
export interface PayoutFileSettings {
  readonly format: PayoutFormat;
  readonly payer: Omit<PayoutSettings, 'maps'>;
  /** The bank's own table for the format `map`; otherwise null. */
  readonly map: BankFileLayout | null;
  /** The day on which the bank should pay, such as 2026-11-30. */
  readonly payOn: string;
  /** When the file was written: ISO 8601 in UTC, and the shop's clock as six digits. */
  readonly builtAt: string;
  readonly clock: string;
  /** For the format `billplz`: the account at Billplz that pays, and Billplz's collection for the payment orders. */
  readonly provider?: PayoutProvider | null;
}

export interface PayoutProvider {
  /** The shop's account at the provider. */
  readonly accountId: string;
  readonly collectionId: string;
  readonly live: boolean;
}

export interface PayoutLine {
  readonly position: number;
  readonly reference: string;
  readonly amountMinor: number;
  readonly payeeName: string;
  readonly account: string;
  readonly bankCode: string;
  readonly bankName: string;
}

export interface PayoutBatch {
  readonly number: string;
  readonly currency: string;
  readonly lines: readonly PayoutLine[];
}

const bic = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/**
 * Whether a bank code is a BIC. Codes of digits belong to a national clearing system.
 * @example isBic('ESUNTWTP') // → true
 * @example isBic('8080012') // → false
 */
export const isBic = (code: string): boolean => bic.test(code);

/** The codes that a withdrawal may name: three or seven digits, or a BIC; empty if unknown. */
export const bankCodePattern = /^(\d{3}|\d{7}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/;

/** Why a line or the shop's own account cannot be in a file of this format. */
export const payoutFaults = [
  'payerMissing',
  'payerTaxNumber',
  'payerBankCode',
  'payerAccount',
  'currency',
  'kind',
  'bankCodeMissing',
  'bankCodeSeven',
  'accountForm',
  'amountWhole',
  'amountLarge',
  'letters',
  'currencyMyr',
  'providerMissing',
  'bankUnknown',
] as const;
export type PayoutFault = (typeof payoutFaults)[number];
