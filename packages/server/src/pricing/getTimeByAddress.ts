import type { pricingCalls } from '@crossdock/contract/pricing.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deliveryDays } from './deliveries.store.ts';
import { findPlace } from './destination.ts';
import { laneFor } from './store.ts';

/** Fewer deliveries than this say nothing about the next one (decision 19: "where it has enough"). */
const enough = 20;

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
  const { channel, zone } = lane;
  const own = await deliveryDays(tx, channel.id, zone.id);
  if (own.deliveries >= enough) return { ...own, source: 'deliveries' };
  const { min_days: minDays, max_days: maxDays } = channel;
  return { minDays, maxDays, source: 'channel', deliveries: own.deliveries };
};
