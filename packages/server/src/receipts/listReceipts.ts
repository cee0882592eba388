import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listReceiptRows } from './list.store.ts';
import { monthSpan } from './monthSpan.ts';

export const listReceipts: Handler<'listReceipts'> = async (tx, actor, input) => {
  const { month, fromDay, toDay, ...filters } = input;
  const span = month === undefined ? undefined : monthSpan(month, actor.shop);
  const made = requestedPeriod({ fromDay, toDay }, actor.shop);
  const page = await listReceiptRows(tx, { ...filters, span, made });
  return { ...page, list: page.list.map(({ sequence: _, ...row }) => row) };
};
