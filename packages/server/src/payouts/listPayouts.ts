import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listBatches } from './payouts.store.ts';
import { batchOf } from './view.ts';

export const listPayouts: Handler<'listPayouts'> = async (tx, actor, { fromDay, toDay, ...input }) => {
  const built = requestedPeriod({ fromDay, toDay }, actor.shop);
  const page = await listBatches(tx, { ...input, built });
  return { ...page, list: page.list.map((row) => batchOf(row, actor)) };
};
