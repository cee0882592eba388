import { type TaxKind, type TaxSums, taxKinds } from '@crossdock/domain/einvoices/taxes.ts';

/** The tax codes of Taiwan's invoices. */
export const taxCodes: Readonly<Record<TaxKind, string>> = { taxable: '1', zero: '2', exempt: '3' };

/**
 * The tax code of a whole invoice: that of its lines, or mixed.
 * @example taxCodeOf({ taxable: 5, zero: 0, exempt: 5 }) // → '9'
 */
export function taxCodeOf(sums: TaxSums): string {
  const [only, ...others] = taxKinds.filter((kind) => sums[kind] > 0);
  return only !== undefined && others.length === 0 ? taxCodes[only] : '9';
}
