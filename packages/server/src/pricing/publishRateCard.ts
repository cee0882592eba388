import { refuse } from '@crossdock/contract/refusals.ts';
import { freeWeightG } from '@crossdock/domain/pricing/samples.ts';
import { placeCard } from '@crossdock/domain/pricing/timeline.ts';
import type { Handler } from '../platform/handler.ts';
import { recordSteps } from '../platform/transitions.ts';
import { lockZone } from './desk.store.ts';
import { endRateCard, findRateCardWithStaff, markPublished, publishedCards } from './rateCards.store.ts';
import { rateCardOf } from './view.ts';

/** Publishes a draft. The zone's row is locked, so that two drafts never get the same period. */
export const publishRateCard: Handler<'publishRateCard'> = async (tx, actor, { id, version, free }) => {
  const draft = await findRateCardWithStaff(tx, id);
  if (!draft) return refuse('row.notFound');
  const freeG = freeWeightG(draft.card);
  if (freeG !== undefined && !free) return refuse('pricing.isFree', { kg: freeG / 1000 }, 'free');
  await lockZone(tx, draft.zoneId);
  const published = (await publishedCards(tx, draft.zoneId)).map((row) => ({
    id: row.id,
    name: row.name,
    validFrom: row.validFrom,
    validTo: row.validTo,
  }));
  if (published.some((card) => card.id === id)) return refuse('pricing.notDraft');
  const place = placeCard(published, { validFrom: draft.validFrom, validTo: draft.validTo }, tx.now);
  if ('problem' in place) {
    if (place.problem === 'periodOver') return refuse('pricing.periodOver', {}, 'validTo');
    const { name, validFrom } = place.with;
    return refuse('pricing.overlap', { name, from: validFrom.slice(0, 16).replace('T', ' ') }, 'validFrom');
  }
  if (place.closes) await endRateCard(tx, place.closes.id, place.validFrom);
  const { validFrom } = place;
  if ((await markPublished(tx, id, version, { validFrom, staffId: actor.staffId })) === 0)
    return refuse(draft.state === 'draft' ? 'row.changed' : 'pricing.notDraft');
  await recordSteps(tx, actor, 'rateCard', [
    { subjectId: id, event: 'publish', from: 'draft', to: 'published' },
  ]);
  const row = await findRateCardWithStaff(tx, id);
  return row ? rateCardOf(row) : refuse('row.notFound');
};
