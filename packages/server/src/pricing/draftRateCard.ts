import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { cardFieldsOf, isValidPeriod } from './cardFields.ts';
import { lockZone } from './desk.store.ts';
import { findRateCardWithStaff, insertDraft } from './rateCards.store.ts';
import { findRateCard } from './store.ts';
import { rateCardOf } from './view.ts';

export const draftRateCard: Handler<'draftRateCard'> = async (tx, actor, input) => {
  if (!isValidPeriod(input)) return refuse('pricing.periodOver', {}, 'validTo');
  const [zone, copied] = await Promise.all([
    lockZone(tx, input.zoneId),
    input.copyOf === undefined ? undefined : findRateCard(tx, input.copyOf),
  ]);
  if (!zone) return refuse('row.notFound', {}, 'zoneId');
  const content = input.card ?? copied?.card;
  if (!content) return refuse('row.notFound', {}, 'copyOf');
  const id = await insertDraft(
    tx,
    { channelId: zone.channelId, zoneId: zone.id, staffId: actor.staffId },
    cardFieldsOf(input, content, actor.shop.currency),
  );
  const row = await findRateCardWithStaff(tx, id);
  return row ? rateCardOf(row) : refuse('row.notFound');
};
