import type { Handler } from '../platform/handler.ts';
import { listNamedCards } from './rateCards.store.ts';
import { rateCardRowOf } from './view.ts';

export const listRateCards: Handler<'listRateCards'> = async (tx, _actor, input) => ({
  list: (await listNamedCards(tx, input)).map(rateCardRowOf),
  now: tx.now,
});
