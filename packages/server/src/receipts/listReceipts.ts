import type { Handler } from '../platform/handler.ts';
import { listReceiptRows } from './list.store.ts';
import { spanOf } from './spanOf.ts';

export const listReceipts: Handler<'listReceipts'> = async (tx, actor, { month, ...filters }) => {
  const span = month === undefined ? undefined : spanOf(month, actor.shop);
  const page = await listReceiptRows(tx, { ...filters, span });
  return { ...page, list: page.list.map(({ sequence: _, ...row }) => row) };
};
