import type { ReceiptLine } from './documents.ts';

/** The content of a document, as it was when it was written. */
export interface ReceiptFacts {
  readonly sellerName: string;
  readonly sellerAddress: string;
  readonly taxNumber: string;
  readonly footer: string;
  readonly timeZone: string;
  readonly memberName: string;
  readonly memberAccount: string;
  /** Only on a receipt or credit note. */
  readonly orderNumber?: string;
  readonly paidAt?: string;
  /** A code of `payment_methods`. */
  readonly method?: string;
  readonly lines?: readonly ReceiptLine[];
  /** The number of the receipt that a credit note reduces. */
  readonly of?: string;
  /** Only on a statement. */
  readonly rows?: readonly StatementRow[];
}

export interface StatementRow {
  readonly number: string;
  readonly orderNumber: string;
  readonly issuedAt: string;
  /** Negative for a credit note. */
  readonly amountMinor: number;
  readonly currency: string;
}
