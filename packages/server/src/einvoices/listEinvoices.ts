import { wholeMonths } from '@crossdock/domain/shops/wallClock.ts';
import type { Handler } from '../platform/handler.ts';
import type { Shop } from '../platform/shop.ts';
import { listEinvoiceRows } from './list.store.ts';

/** The moments at which a month of the shop's calendar begins and ends. */
export function monthOf(month: string, { timeZone }: Pick<Shop, 'timeZone'>) {
  const amid = `${month}-15T12:00:00.000Z`;
  return wholeMonths(amid, amid, timeZone);
}

export const listEinvoices: Handler<'listEinvoices'> = (tx, { shop }, { month, ...filters }) =>
  listEinvoiceRows(tx, { ...filters, span: month === undefined ? undefined : monthOf(month, shop) });
