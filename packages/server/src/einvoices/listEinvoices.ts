import type { Handler } from '../platform/handler.ts';
import { periodOfMonth, requestedPeriod } from '../platform/requestedPeriod.ts';
import { listEinvoiceRows } from './list.store.ts';
import { type SaleColumns, saleOf } from './sales.store.ts';

/** Adds the sale to a document's row. */
export const withSale = <R extends SaleColumns & { readonly saleNumber: string }>(row: R) => ({
  ...row,
  sale: { ...saleOf(row), number: row.saleNumber },
});

export const listEinvoices: Handler<'listEinvoices'> = async (
  tx,
  { shop },
  { month, fromDay, toDay, ...filters },
) => {
  const issued = month === undefined ? undefined : periodOfMonth(month, shop);
  const made = requestedPeriod({ fromDay, toDay }, shop);
  const { list, ...page } = await listEinvoiceRows(tx, { ...filters, issued, made });
  return { ...page, list: list.map(withSale) };
};
