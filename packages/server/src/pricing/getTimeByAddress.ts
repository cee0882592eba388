import type { pricingCalls } from '@crossdock/contract/pricing/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { findPlace } from '../checkout/lanePlace.ts';
import type { Handler } from '../platform/handler.ts';
import { promisedDays } from './deliveries.store.ts';
import { laneFor } from './store.ts';

export const getTimeByAddress: Handler<(typeof pricingCalls)['getTimeByAddress']> = async (
  tx,
  actor,
  input,
) => {
  const place = await findPlace(tx, actor.memberId, input);
  if (!place) return refuse('pricing.noDestination', {}, 'addressId');
  const { country, zip } = place;
  const lane = await laneFor(tx, { channelId: input.channelId, country, zip, at: tx.now });
  if (!lane) return refuse('pricing.noLane', {}, 'channelId');
  const [days] = await promisedDays(tx, [lane]);
  return days ?? refuse('pricing.noLane', {}, 'channelId');
};
