import type { Handler } from '../platform/handler.ts';
import { pageOfVips } from './list.store.ts';
import { staffVipCardOf } from './view.ts';

export const listStaffVipOrders: Handler<'listStaffVipOrders'> = async (tx, actor, input) => {
  const { shelf, words, memberId } = input;
  const first = shelf === 'all' ? 'newest' : 'oldest';
  const { rows, page } = await pageOfVips(tx, { shelf, words, memberId, byMember: true }, first, input);
  return { list: rows.map((row) => staffVipCardOf(row, actor.lang)), ...page };
};
