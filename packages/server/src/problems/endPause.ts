import { refuse } from '@crossdock/contract/refusals.ts';
import { isPauseOfDispute } from '../disputes/store.ts';
import { endPauseNow, pauseExists } from '../parcels/pauses.store.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { isPauseOfProblem } from './store.ts';

export const endPause: Handler<'endPause'> = async (tx, actor, { id }) => {
  if (await isPauseOfProblem(tx, id)) return refuse('problem.open');
  if (await isPauseOfDispute(tx, id)) return refuse('dispute.open');
  const ended = await endPauseNow(tx, actor, id);
  if (ended === undefined) return refuse((await pauseExists(tx, id)) ? 'parcel.pauseEnded' : 'row.notFound');
  await publish(tx, 'parcels', ended.memberId);
  return { done: true };
};
