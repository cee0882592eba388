import type { Handler } from '../platform/handler.ts';
import { listBatches } from './payouts.store.ts';
import { batchOf } from './view.ts';

export const listPayouts: Handler<'listPayouts'> = async (tx, actor, input) => {
  const page = await listBatches(tx, input);
  return { ...page, list: page.list.map((row) => batchOf(row, actor)) };
};
