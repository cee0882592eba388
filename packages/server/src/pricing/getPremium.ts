import { refuse } from '@crossdock/contract/refusals.ts';
import { insuranceLine } from '@crossdock/domain/pricing/valueFees.ts';
import type { Handler } from '../platform/handler.ts';
import { laneFor } from './store.ts';
import { toAnswer } from './view.ts';

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
    line: toAnswer(line),
  };
};
