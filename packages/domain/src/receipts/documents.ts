import type { CostKind } from '../pricing/costLine.ts';

/**
 * The documents that a shop issues about money: for an order's payment, for a refund of it, and for a
 * member's month.
 */
export const receiptKinds = ['receipt', 'creditNote', 'statement'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Kinds of line on a receipt besides those of the bill: a later difference, and a refund. */
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
 * Whether receipts can be written for an order, because its payment is complete: the bill is final and paid,
 * or the order ended without one.
 * @example isReceiptReady({ state: 'processing', paymentState: 'paid', billTotalMinor: null }) // → false
 */
export const isReceiptReady = ({ state, paymentState, billTotalMinor }: PaidOrder): boolean =>
  paymentState !== 'none' && (billTotalMinor !== null || state === 'cancelled');

interface ReceiptAccount {
  /** The amount of the bill; 0 without a bill. */
  readonly billMinor: number;
  /** The payment methods' own fees. */
  readonly feeMinor: number;
  /** The payments that the shop keeps, fees included. */
  readonly netMinor: number;
  readonly givenBackMinor: number;
  /** The sum of existing receipts minus credit notes; undefined before the first. */
  readonly documentedMinor: number | undefined;
}

interface Missing {
  readonly kind: 'receipt' | 'creditNote';
  readonly amountMinor: number;
  /** Whether this is the order's first receipt, which has the bill's lines. */
  readonly first: boolean;
}

/**
 * The receipts and credit notes still to be written. With them the documents of the order add up to the
 * payments that the shop keeps. No receipt is for more than was paid.
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
 * The lines of an order's first receipt: the bill's lines, the fees, and one line for the rest of the amount.
 * @example firstReceiptLines([{ kind: 'freight', amountMinor: 90 }], 100) // → [{ kind: 'freight', amountMinor: 90 }, { kind: 'difference', amountMinor: 10 }]
 */
export function firstReceiptLines(lines: readonly ReceiptLine[], amountMinor: number): ReceiptLine[] {
  const rest = lines.reduce((left, line) => left - line.amountMinor, amountMinor);
  const plain = lines.map((line) => ({ kind: line.kind, amountMinor: line.amountMinor }));
  return rest === 0 ? plain : [...plain, { kind: 'difference', amountMinor: rest }];
}

const letters: Readonly<Record<ReceiptKind, string>> = { receipt: 'R', creditNote: 'C', statement: 'S' };

/**
 * A document's number as it is printed.
 * @example receiptNumber('receipt', 2026, 12) // → 'R-2026-000012'
 */
export const receiptNumber = (kind: ReceiptKind, year: number, sequence: number): string =>
  `${letters[kind]}-${year}-${String(sequence).padStart(6, '0')}`;

/**
 * The amount with its sign: credit notes are negative.
 * @example amountWithSign({ kind: 'creditNote', amountMinor: 5 }) // → -5
 */
export const amountWithSign = ({ kind, amountMinor }: { kind: ReceiptKind; amountMinor: number }): number =>
  kind === 'creditNote' ? 0 - amountMinor : amountMinor;

/** A shop's settings for receipts. */
export interface ReceiptSettings {
  readonly offered: boolean;
  readonly sellerName: string;
  readonly sellerAddress: string;
  readonly taxNumber: string;
  readonly footer: string;
}

export const defaultReceiptSettings: ReceiptSettings = {
  offered: false,
  sellerName: '',
  sellerAddress: '',
  taxNumber: '',
  footer: '',
};

/** How many past months a member can get statements for, without the current one. */
export const statementMonths = 24;
