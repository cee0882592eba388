import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteDraft, findRateCardWithStaff } from './rateCards.store.ts';

export const removeRateCard: Handler<'removeRateCard'> = async (tx, _actor, { id }) => {
  if ((await deleteDraft(tx, id)) === 1) return { done: true };
  return refuse((await findRateCardWithStaff(tx, id)) ? 'pricing.notDraft' : 'row.notFound');
};
