import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { isMine, removeForecast } from './forecast.store.ts';

export const deleteForecast: Handler<(typeof parcelCalls)['deleteForecast']> = async (tx, actor, input) => {
  if (await removeForecast(tx, actor.memberId, input.id)) return { done: true };
  return refuse((await isMine(tx, actor.memberId, input.id)) ? 'parcel.notForecast' : 'row.notFound');
};
