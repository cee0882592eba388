import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { updatePickupPoint } from './pickupPoints.store.ts';

export const setPickupPointActive: Handler<'setPickupPointActive'> = async (tx, _actor, { id, active }) => {
  if ((await updatePickupPoint(tx, id, { active })) !== 'done') return refuse('row.notFound');
  await publish(tx, 'pickupPoints', null);
  return { done: true };
};
