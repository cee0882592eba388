import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import type { EinvoiceSettings, TaxKind, TaxSums } from '@crossdock/domain/einvoices/taxes.ts';
import type { NoTransaction } from '../../platform/db.ts';

/**
 * The provider refused and gave a reason; nothing was changed. If there is no answer, calls throw instead and
 * are repeated.
 */
export interface EinvoiceRefused {
  readonly refused: string;
}

export const isRefused = (answer: object): answer is EinvoiceRefused => 'refused' in answer;

/** A line of an invoice in whole dollars, tax included. */
interface InvoiceLine {
  readonly name: string;
  readonly tax: TaxKind;
  readonly dollars: number;
}

export interface InvoiceRequest {
  /** Our reference for this attempt; the provider accepts it only once. */
  readonly reference: string;
  readonly buyer: EinvoiceBuyer;
  /** The lines; their sum is `totalDollars`. */
  readonly lines: readonly InvoiceLine[];
  readonly sums: TaxSums;
  readonly totalDollars: number;
  readonly terms: Pick<EinvoiceSettings, 'throughCustoms' | 'zeroReason'>;
  /** Whether an earlier answer may have been lost. Then the provider is first asked whether the invoice exists. */
  readonly isRepeated: boolean;
}

/** An invoice that the provider has issued. */
export interface IssuedInvoice {
  readonly number: string;
  readonly randomCode: string;
  readonly issuedAt: string;
}

export interface KnownInvoice extends IssuedInvoice {
  readonly reference: string;
  readonly totalDollars: number;
  /** Whether the invoice has lines with different taxes. */
  readonly isMixed: boolean;
  readonly buyer: EinvoiceBuyer;
}

export interface AllowanceRequest {
  readonly invoice: KnownInvoice;
  /** The text of the allowance's line. */
  readonly name: string;
  readonly tax: TaxKind;
  readonly dollars: number;
  /** The numbers that the provider gave to the invoice's allowances that are stored here. */
  readonly known: readonly string[];
  readonly isRepeated: boolean;
}

export type EinvoiceStatus =
  | { readonly state: 'none' }
  | ({ readonly state: 'issued' | 'voided' } & IssuedInvoice);

/**
 * A provider that issues invoices for a shop. Calls may take seconds, so they run outside of transactions and never
 * touch our database. Another market's system is one more implementation of this interface
 * (/docs/decisions/e-invoices.md).
 */
export interface EinvoiceProvider {
  issue(noTransaction: NoTransaction, request: InvoiceRequest): Promise<IssuedInvoice | EinvoiceRefused>;
  /**
   * Voids an invoice. `why` has at most 6 Chinese characters. An invoice that was voided before counts as
   * voided.
   */
  void(noTransaction: NoTransaction, invoice: KnownInvoice, why: string): Promise<'voided' | EinvoiceRefused>;
  /** Issues an allowance for part of an invoice, in any tax period. */
  allow(
    noTransaction: NoTransaction,
    request: AllowanceRequest,
  ): Promise<{ readonly number: string } | EinvoiceRefused>;
  /** The state of the invoice that was requested under this reference. */
  look(
    noTransaction: NoTransaction,
    asked: Pick<KnownInvoice, 'reference' | 'totalDollars'>,
  ): Promise<EinvoiceStatus>;
  /** Whether the tax office knows a phone's barcode or a charity's code. */
  isKnown(noTransaction: NoTransaction, kind: 'mobile' | 'donation', code: string): Promise<boolean>;
  /** Asks about an invoice that does not exist, to test the account, and reports the provider's answer. */
  ask(noTransaction: NoTransaction): Promise<{ readonly answer: string } | EinvoiceRefused>;
}
