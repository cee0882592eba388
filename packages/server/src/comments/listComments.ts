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
      ...row,
      ...commentOf(row, reader),
      answeredBy: row.answeredByName,
      hiddenBy: row.hiddenByName,
    })),
  };
};
