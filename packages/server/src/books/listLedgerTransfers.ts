import type { Handler } from '../platform/handler.ts';
import { spanIn } from './span.ts';
import { listTransferRows } from './transfers.store.ts';
import { ledgerTransferOf } from './view.ts';

export const listLedgerTransfers: Handler<'listLedgerTransfers'> = async (tx, actor, input) => {
  const { from, to, ...filters } = input;
  const span = spanIn({ from, to }, tx.now, actor.shop.timeZone);
  if ('refused' in span) return span;
  const page = await listTransferRows(tx, { ...filters, ...span.instants });
  return { ...page, list: page.list.map(ledgerTransferOf) };
};
