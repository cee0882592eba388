import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findNamedCard } from './rateCards.store.ts';
import { rateCardOf } from './view.ts';

export const getRateCard: Handler<'getRateCard'> = async (tx, _actor, { id }) => {
  const row = await findNamedCard(tx, id);
  return row ? rateCardOf(row) : refuse('row.notFound');
};
