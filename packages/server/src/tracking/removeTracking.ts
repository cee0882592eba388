import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { deleteTrackingEvent } from './store.ts';

export const removeTracking: Handler<'removeTracking'> = async (tx, _actor, input) => {
  const removed = await deleteTrackingEvent(tx, input.id);
  if (!removed) return refuse('row.notFound');
  await publish(tx, 'tracking', removed.memberId);
  return { done: true };
};
