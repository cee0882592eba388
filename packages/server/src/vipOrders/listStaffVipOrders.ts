import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { pageOfVips } from './list.store.ts';
import { staffVipCardOf } from './view.ts';

export const listStaffVipOrders: Handler<'listStaffVipOrders'> = async (tx, actor, input) => {
  const { shelf, words, memberId } = input;
  const made = requestedPeriod(input, actor.shop);
  const first = shelf === 'all' ? 'newest' : 'oldest';
  const { rows, page } = await pageOfVips(tx, { shelf, words, memberId, made, byMember: true }, first, input);
  return { list: rows.map((row) => staffVipCardOf(row, actor.lang)), ...page };
};
