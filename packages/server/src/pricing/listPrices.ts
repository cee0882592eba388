import { priceListShipment, priceListWeightsG } from '@crossdock/domain/pricing/samples.ts';
import { freightSummary } from '@crossdock/domain/pricing/summary.ts';
import type { Handler } from '../platform/handler.ts';
import { type LoadedLane, zonesWithLanes } from './store.ts';
import { type QuoteContext, zoneQuote } from './zoneQuote.ts';

/**
 * The price list: an entry for each zone of each channel, priced by the current rate card in the same way as an
 * order.
 */
export const listPrices: Handler<'listPrices'> = async (tx, actor) =>
  (await zonesWithLanes(tx, tx.now)).map(({ channel, zone, lane }) => ({
    channelId: channel.id,
    zh: channel.zh,
    tw: channel.tw,
    en: channel.en,
    mode: channel.mode,
    country: channel.country,
    warehouseId: channel.warehouseId,
    active: channel.active,
    minDays: channel.minDays,
    maxDays: channel.maxDays,
    zoneId: zone.id,
    zoneName: zone.name,
    card: lane ? cardOf(lane, { at: tx.now, coinMinor: actor.shop.settings.coinMinor }) : null,
  }));

function cardOf(lane: LoadedLane, priced: QuoteContext) {
  const { card, rateCard } = lane;
  return {
    id: rateCard.id,
    name: rateCard.name,
    validTo: card.validTo,
    divisorCm3PerKg: card.weight.divisorCm3PerKg,
    ...freightSummary(card.freight),
    prices: priceListWeightsG.map((weightG) => {
      const quote = zoneQuote(lane, card, priced, (to) => priceListShipment(weightG, lane, to));
      return { weightG, totalMinor: quote.refusals.length > 0 ? null : quote.totalMinor };
    }),
  };
}
