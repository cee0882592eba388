import { spanAsked } from '../platform/daysAsked.ts';
import type { Handler } from '../platform/handler.ts';
import { listReceiptRows } from './list.store.ts';
import { spanOf } from './spanOf.ts';

export const listReceipts: Handler<'listReceipts'> = async (
  tx,
  actor,
  { month, fromDay, toDay, ...filters },
) => {
  const span = month === undefined ? undefined : spanOf(month, actor.shop);
  const made = spanAsked({ fromDay, toDay }, actor.shop);
  const page = await listReceiptRows(tx, { ...filters, span, made });
  return { ...page, list: page.list.map(({ sequence: _, ...row }) => row) };
};
