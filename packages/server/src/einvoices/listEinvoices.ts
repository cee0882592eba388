import { monthsSpan } from '@crossdock/domain/shops/wallClock.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import type { Shop } from '../platform/shop.ts';
import { listEinvoiceRows } from './list.store.ts';
import { type SaleColumns, saleOf } from './sales.store.ts';

/** When a month of the shop's calendar begins and ends. */
export function monthBounds(month: string, { timeZone }: Pick<Shop, 'timeZone'>) {
  const amid = `${month}-15T12:00:00.000Z`;
  return monthsSpan(amid, amid, timeZone);
}

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
  const span = month === undefined ? undefined : monthBounds(month, shop);
  const made = requestedPeriod({ fromDay, toDay }, shop);
  const { list, ...page } = await listEinvoiceRows(tx, { ...filters, span, made });
  return { ...page, list: list.map(withSale) };
};
