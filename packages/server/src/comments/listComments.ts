import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { countOpen, ratingOfShop, searchComments } from './store.ts';
import { commentOf, commentReader } from './view.ts';

export const listComments: Handler<'listComments'> = async (tx, actor, input, services) => {
  const made = requestedPeriod(input, actor.shop);
  const [page, rating, open] = await Promise.all([
    searchComments(tx, { ...input, made }),
    ratingOfShop(tx),
    countOpen(tx),
  ]);
  const reader = commentReader(actor, services, tx.now);
  return {
    ...page,
    rating,
    open,
    list: page.list.map((row) => ({
      ...commentOf(row, reader),
      anonymous: row.anonymous,
      memberId: row.memberId,
      memberName: row.memberName,
      memberAccount: row.memberAccount,
      orderId: row.orderId,
      orderNumber: row.orderNumber,
      answeredBy: row.answeredByName,
      hiddenReason: row.hiddenReason,
      hiddenAt: row.hiddenAt,
      hiddenBy: row.hiddenByName,
    })),
  };
};
