import type { Handler } from '../platform/handler.ts';
import { withdrawalsOf } from './withdrawals.store.ts';
import { withdrawalOf } from './withdrawalView.ts';

export const listMyWithdrawals: Handler<'listMyWithdrawals'> = async (tx, actor, input, services) => {
  const page = await withdrawalsOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map((row) => withdrawalOf(row, actor, services, tx.now)) };
};
