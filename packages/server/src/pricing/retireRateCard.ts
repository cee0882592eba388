import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { recordSteps } from '../platform/transitions.ts';
import { findRateCardWithStaff, markRetired } from './rateCards.store.ts';
import { rateCardOf } from './view.ts';

export const retireRateCard: Handler<'retireRateCard'> = async (tx, actor, { id }) => {
  const retired = await markRetired(tx, id);
  const row = await findRateCardWithStaff(tx, id);
  if (!row) return refuse('row.notFound');
  if (retired === 0) return refuse('pricing.notPublished');
  await recordSteps(tx, actor, 'rateCard', [
    { subjectId: id, event: 'retire', from: 'published', to: 'retired' },
  ]);
  return rateCardOf(row);
};
