import type { CostKind } from '../pricing/costLine.ts';

/** What a shop writes about money: for an order's payment, for what of it was given back, and of a member's month. */
export const receiptKinds = ['receipt', 'creditNote', 'statement'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** The lines of a receipt beside the bill's own: a later difference, and what was given back. */
export type ReceiptLineKind = CostKind | 'difference' | 'givenBack';

export interface ReceiptLine {
  readonly kind: ReceiptLineKind;
  readonly amountMinor: number;
}

interface PaidOrder {
  readonly state: string;
  readonly paymentState: string;
  readonly billTotalMinor: number | null;
}

/**
 * Whether an order's payment is complete, so that receipts can be written: the bill is final and paid, or the order
 * ended without one.
 * @example isReceiptReady({ state: 'processing', paymentState: 'paid', billTotalMinor: null }) // → false
 */
export const isReceiptReady = ({ state, paymentState, billTotalMinor }: PaidOrder): boolean =>
  paymentState !== 'none' && (billTotalMinor !== null || state === 'cancelled');

interface ReceiptAccount {
  /** The bill; 0 without one. */
  readonly billMinor: number;
  /** The payment methods' own fees. */
  readonly feeMinor: number;
  /** What the shop has of the payments, fees included. */
  readonly netMinor: number;
  readonly givenBackMinor: number;
  /** The receipts less the credit notes that exist; undefined before the first. */
  readonly documentedMinor: number | undefined;
}

interface Missing {
  readonly kind: 'receipt' | 'creditNote';
  readonly amountMinor: number;
  /** The order's first receipt, which has the bill's lines. */
  readonly first: boolean;
}

/**
 * The receipts and credit notes that are still to be written. With them the documents of the order add up to what the
 * shop has of its payments, and no receipt is for more than was paid.
 * @example missingDocuments({ billMinor: 90, feeMinor: 10, netMinor: 60, givenBackMinor: 40, documentedMinor: 100 }) // → [{ kind: 'creditNote', amountMinor: 40, first: false }]
 */
export function missingDocuments(account: ReceiptAccount): Missing[] {
  const { billMinor, feeMinor, netMinor, givenBackMinor, documentedMinor } = account;
  const missing: Missing[] = [];
  let sum = documentedMinor ?? 0;
  if (documentedMinor === undefined) {
    sum = Math.min(Math.max(billMinor + feeMinor, netMinor), netMinor + givenBackMinor);
    if (sum > 0) missing.push({ kind: 'receipt', amountMinor: sum, first: true });
  }
  if (netMinor > sum) missing.push({ kind: 'receipt', amountMinor: netMinor - sum, first: false });
  if (netMinor < sum) missing.push({ kind: 'creditNote', amountMinor: sum - netMinor, first: false });
  return missing;
}

/**
 * The lines of an order's first receipt: those of the bill and the fees, and one for what they leave to the amount.
 * @example firstLines([{ kind: 'freight', amountMinor: 90 }], 100) // → [{ kind: 'freight', amountMinor: 90 }, { kind: 'difference', amountMinor: 10 }]
 */
export function firstLines(lines: readonly ReceiptLine[], amountMinor: number): ReceiptLine[] {
  const rest = lines.reduce((left, line) => left - line.amountMinor, amountMinor);
  const plain = lines.map((line) => ({ kind: line.kind, amountMinor: line.amountMinor }));
  return rest === 0 ? plain : [...plain, { kind: 'difference', amountMinor: rest }];
}

const letters: Readonly<Record<ReceiptKind, string>> = { receipt: 'R', creditNote: 'C', statement: 'S' };

/**
 * A document's number as people write it.
 * @example receiptNumber('receipt', 2026, 12) // → 'R-2026-000012'
 */
export const receiptNumber = (kind: ReceiptKind, year: number, sequence: number): string =>
  `${letters[kind]}-${year}-${String(sequence).padStart(6, '0')}`;

/**
 * What a credit note takes away counts below zero.
 * @example signedMinor({ kind: 'creditNote', amountMinor: 5 }) // → -5
 */
export const signedMinor = ({ kind, amountMinor }: { kind: ReceiptKind; amountMinor: number }): number =>
  kind === 'creditNote' ? 0 - amountMinor : amountMinor;

/** How a shop's receipts are written. */
export interface ReceiptSettings {
  readonly offered: boolean;
  readonly sellerName: string;
  readonly sellerAddress: string;
  readonly taxNumber: string;
  readonly footer: string;
}

export const usualReceipts: ReceiptSettings = {
  offered: false,
  sellerName: '',
  sellerAddress: '',
  taxNumber: '',
  footer: '',
};

/** Months of which a member can have a statement, before the one that runs. */
export const statementMonths = 24;
