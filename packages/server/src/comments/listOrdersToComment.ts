import type { Handler } from '../platform/handler.ts';
import { ordersToComment } from './store.ts';

/** How long after delivery an order is offered for a review. */
const askedMs = 180 * 86_400_000;

export const listOrdersToComment: Handler<'listOrdersToComment'> = async (tx, { memberId, lang }, input) => {
  const since = tx.earlier(askedMs);
  const page = await ordersToComment(tx, memberId, since, input);
  return {
    ...page,
    list: page.list.map(({ id, number, signedAt, goodsNames, ...names }) => ({
      id,
      number,
      signedAt: signedAt ?? tx.now,
      channelName: names[lang],
      goodsNames,
    })),
  };
};
