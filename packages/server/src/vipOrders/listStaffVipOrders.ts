import { spanAsked } from '../platform/daysAsked.ts';
import type { Handler } from '../platform/handler.ts';
import { pageOfVips } from './list.store.ts';
import { staffVipCardOf } from './view.ts';

export const listStaffVipOrders: Handler<'listStaffVipOrders'> = async (tx, actor, input) => {
  const { shelf, words, memberId } = input;
  const made = spanAsked(input, actor.shop);
  const first = shelf === 'all' ? 'newest' : 'oldest';
  const { rows, page } = await pageOfVips(tx, { shelf, words, memberId, made, byMember: true }, first, input);
  return { list: rows.map((row) => staffVipCardOf(row, actor.lang)), ...page };
};
