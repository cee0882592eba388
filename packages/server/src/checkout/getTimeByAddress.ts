import { refuse } from '@crossdock/contract/refusals.ts';
import { promisedDays } from '../orders/deliveries.store.ts';
import type { Handler } from '../platform/handler.ts';
import { laneFor } from '../pricing/store.ts';
import { findPlace } from './lanePlace.ts';

export const getTimeByAddress: Handler<'getTimeByAddress'> = async (tx, actor, input) => {
  const place = await findPlace(tx, actor.memberId, input);
  if (!place) return refuse('pricing.noDestination', {}, 'addressId');
  const { country, zip } = place;
  const lane = await laneFor(tx, { channelId: input.channelId, country, zip, at: tx.now });
  if (!lane) return refuse('pricing.noLane', {}, 'channelId');
  const [days] = await promisedDays(tx, [lane]);
  return days ?? refuse('pricing.noLane', {}, 'channelId');
};
