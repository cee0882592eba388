/** The ways of a batch: the forms of file that banks take, and payment orders at Billplz. */
export const payoutFormats = ['pain09', 'pain03', 'achP01', 'map', 'billplz'] as const;
export type PayoutFormat = (typeof payoutFormats)[number];

/** What a column of a bank's own table can say. `text` is the same words in each row. */
export const mapValues = [
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
export type MapValue = (typeof mapValues)[number];

export const mapEncodings = ['utf-8', 'big5'] as const;
export type MapEncoding = (typeof mapEncodings)[number];
export const mapSeparators = [',', ';', 'tab'] as const;
export type MapSeparator = (typeof mapSeparators)[number];

/** A bank's own table: its columns in order. */
export interface BankMap {
  readonly name: string;
  readonly separator: MapSeparator;
  readonly encoding: MapEncoding;
  /** The first row has the columns' titles. */
  readonly titled: boolean;
  readonly columns: readonly { readonly title: string; readonly value: MapValue; readonly text: string }[];
}

export const achKinds = ['SC', 'SD'] as const;

/** The account that payouts leave, and what the banks' files say of it. Empty texts are not known yet. */
export interface PayoutSettings {
  readonly payerName: string;
  readonly payerAccount: string;
  /** Seven digits (Taiwan), a bank's code elsewhere, or a BIC. */
  readonly payerBankCode: string;
  readonly payerTaxNumber: string;
  /** The kind and the item of a transaction in ACH P01. */
  readonly achKind: (typeof achKinds)[number];
  readonly achItem: string;
  readonly maps: readonly BankMap[];
}

export const usualPayouts: PayoutSettings = {
  payerName: '',
  payerAccount: '',
  payerBankCode: '',
  payerTaxNumber: '',
  achKind: 'SC',
  achItem: '904',
  maps: [],
};

/** How a batch's file is made. It is kept with the batch, so that the same bytes can be made again. */
export interface FileTerms {
  readonly format: PayoutFormat;
  readonly payer: Omit<PayoutSettings, 'maps'>;
  /** For the format `map`. */
  readonly map: BankMap | null;
  /** The day on which the bank should pay, such as 2026-11-30. */
  readonly payOn: string;
  /** When the file was written: ISO 8601 in UTC, and the shop's clock as six digits. */
  readonly builtAt: string;
  readonly clock: string;
  /** For the format `billplz`: which account pays, from which collection. */
  readonly provider?: PayoutProvider | null;
}

export interface PayoutProvider {
  /** Of the shop's account at the provider. */
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
 * Whether a bank's code is a BIC. Codes of digits belong to a country's own clearing.
 * @example isBic('ESUNTWTP') // → true
 * @example isBic('8080012') // → false
 */
export const isBic = (code: string): boolean => bic.test(code);

/** The codes that a withdrawal may name: three or seven digits, or a BIC; empty if unknown. */
export const bankCodeForm = /^(\d{3}|\d{7}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/;

/** Why a line or the shop's own account cannot be in a file of this form. */
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
