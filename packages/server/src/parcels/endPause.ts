import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { endPauseNow, pauseExists } from './pauses.store.ts';

export const endPause: Handler<(typeof parcelCalls)['endPause']> = async (tx, actor, { id }) => {
  const ended = await endPauseNow(tx, actor, id);
  if (ended === undefined) return refuse((await pauseExists(tx, id)) ? 'parcel.pauseEnded' : 'row.notFound');
  await publish(tx, 'parcels', ended.memberId);
  return { done: true };
};
