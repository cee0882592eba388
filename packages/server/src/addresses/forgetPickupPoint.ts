import type { Handler } from '../platform/handler.ts';
import { forgetPickupPointOf } from './pickupPoints.store.ts';

export const forgetPickupPoint: Handler<'forgetPickupPoint'> = async (tx, actor, input) => {
  await forgetPickupPointOf(tx, actor.memberId, input.id);
  return { done: true };
};
