import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findPickupPoint, savePickupPointOf } from './pickupPoints.store.ts';

export const setDefaultPickupPoint: Handler<'setDefaultPickupPoint'> = async (tx, actor, input) => {
  const point = await findPickupPoint(tx, input.id);
  if (!point) return refuse('row.notFound');
  if (!point.active) return refuse('address.pickupPointUnknown', {}, 'id');
  await savePickupPointOf(tx, actor.memberId, input.id);
  return { done: true };
};
