import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { cardFieldsOf, isValidPeriod } from './cardFields.ts';
import { findRateCardWithStaff, updateDraft } from './rateCards.store.ts';
import { rateCardOf } from './view.ts';

export const editRateCard: Handler<'editRateCard'> = async (tx, actor, input) => {
  if (!isValidPeriod(input)) return refuse('pricing.periodOver', {}, 'validTo');
  const fields = cardFieldsOf(input, input.card, actor.shop.currency);
  const saved = await updateDraft(tx, input.id, input.version, fields);
  const row = await findRateCardWithStaff(tx, input.id);
  if (!row) return refuse('row.notFound');
  if (saved === 0) return refuse(row.state === 'draft' ? 'row.changed' : 'pricing.notDraft');
  return rateCardOf(row);
};
