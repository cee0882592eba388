import { refuse } from '@crossdock/contract/refusals.ts';
import { insuranceLine } from '@crossdock/domain/pricing/valueFees.ts';
import type { Handler } from '../platform/handler.ts';
import { listCarrierRows, listChannelRows } from './desk.store.ts';
import { findRateCardWithStaff, listRateCardsWithStaff } from './rateCards.store.ts';
import { laneFor } from './store.ts';
import { rateCardOf, rateCardRowOf, staffCarrierOf, staffChannelOf, toWritable } from './view.ts';

export const getPremium: Handler<'getPremium'> = async (tx, _actor, input) => {
  const { channelId, country, zip, declaredMinor } = input;
  const lane = await laneFor(tx, { channelId, country, zip, at: tx.now });
  if (!lane) return refuse('pricing.noLane', {}, 'channelId');
  const rule = lane.card.insurance;
  if (!rule) return refuse('pricing.insuranceNotOffered', {}, 'channelId');
  const line = declaredMinor > 0 ? insuranceLine(declaredMinor, rule) : null;
  return {
    feeMinor: line?.amountMinor ?? 0,
    coveredMinor: Math.min(declaredMinor, rule.maxCoverMinor ?? declaredMinor),
    rateBp: rule.rateBp,
    minMinor: rule.minMinor,
    maxCoverMinor: rule.maxCoverMinor,
    line: toWritable(line),
  };
};

export const getRateCard: Handler<'getRateCard'> = async (tx, _actor, { id }) => {
  const row = await findRateCardWithStaff(tx, id);
  return row ? rateCardOf(row) : refuse('row.notFound');
};

export const listCarriers: Handler<'listCarriers'> = async (tx) =>
  (await listCarrierRows(tx)).map(staffCarrierOf);

export const listChannels: Handler<'listChannels'> = async (tx) =>
  (await listChannelRows(tx)).map(({ channel, carriers, zones }) => staffChannelOf(channel, carriers, zones));

export const listRateCards: Handler<'listRateCards'> = async (tx, _actor, input) => ({
  list: (await listRateCardsWithStaff(tx, input)).map(rateCardRowOf),
  now: tx.now,
});
