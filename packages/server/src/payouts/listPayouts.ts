import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listBatches } from './payouts.store.ts';
import { batchOf } from './view.ts';

export const listPayouts: Handler<'listPayouts'> = async (tx, actor, input) => {
  const built = requestedPeriod(input, actor.shop);
  const page = await listBatches(tx, { ...input, built });
  return { ...page, list: page.list.map((row) => batchOf(row, actor)) };
};
