import { refuse } from '@crossdock/contract/refusals.ts';
import type { Lane } from '@crossdock/domain/pricing/lane.ts';
import type { Quote } from '@crossdock/domain/pricing/quote.ts';
import { sampleCodes, sampleShipment } from '@crossdock/domain/pricing/samples.ts';
import { placeCard } from '@crossdock/domain/pricing/timeline.ts';
import type { Handler } from '../platform/handler.ts';
import { findRateCardWithStaff, publishedCards } from './rateCards.store.ts';
import { cardWithValidity, type LoadedLane, laneOfOrder } from './store.ts';
import { rateCardRowOf, toWritable } from './view.ts';
import { type QuoteContext, zoneQuote } from './zoneQuote.ts';

/** Computes the prices of the sample shipments by this rate card, and by the published card that it would replace. */
export const previewRateCard: Handler<'previewRateCard'> = async (tx, actor, { id }) => {
  const priced = { at: tx.now, coinMinor: actor.shop.settings.coinMinor };
  const row = await findRateCardWithStaff(tx, id);
  if (!row) return refuse('row.notFound');
  const { channelId, zoneId } = row;
  const [lane, published] = await Promise.all([
    laneOfOrder(tx, { channelId, zoneId, rateCardId: id }),
    publishedCards(tx, zoneId),
  ]);
  if (!lane) return refuse('row.notFound');
  const periods = published
    .filter((card) => card.id !== id)
    .map((card) => ({ card, validFrom: card.validFrom, validTo: card.validTo }));
  const place = placeCard(periods, { validFrom: row.validFrom, validTo: row.validTo }, tx.now);
  const before = 'problem' in place ? undefined : place.closes?.card;
  const current = before ? await findRateCardWithStaff(tx, before.id) : undefined;
  return {
    samples: sampleCodes.map((sample) => {
      const draft = price(lane, lane.card, sample, priced);
      const now = before ? price(lane, cardWithValidity(before), sample, priced) : undefined;
      return {
        sample,
        draft: toWritable(draft),
        current: now ? toWritable(now) : null,
        differenceMinor: now ? draft.totalMinor - now.totalMinor : null,
      };
    }),
    current: current ? rateCardRowOf(current) : null,
    gapFrom: 'problem' in place ? null : place.gapFrom,
  };
};

function price(
  lane: LoadedLane,
  card: Lane['card'],
  sample: (typeof sampleCodes)[number],
  priced: QuoteContext,
): Quote {
  return zoneQuote(lane, card, priced, (to) => sampleShipment(sample, lane, to, card.currency));
}
