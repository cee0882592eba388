import type { Handler } from '../platform/handler.ts';
import { removeSavedPickupPoint } from './pickupPoints.store.ts';

export const forgetPickupPoint: Handler<'forgetPickupPoint'> = async (tx, actor, input) => {
  await removeSavedPickupPoint(tx, actor.memberId, input.id);
  return { done: true };
};
