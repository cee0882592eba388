import type { Handler } from '../platform/handler.ts';
import { countVips, pageOfVips } from './list.store.ts';
import { vipCardOf } from './view.ts';

export const listVipOrders: Handler<'listVipOrders'> = async (tx, actor, input) => {
  const { shelf, words } = input;
  const { memberId } = actor;
  const [{ rows, page }, counts] = await Promise.all([
    pageOfVips(tx, { shelf, words, memberId, byMember: false }, 'newest', input),
    countVips(tx, memberId),
  ]);
  return { list: rows.map((row) => vipCardOf(row, actor.lang)), ...page, counts };
};
