import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { deleteLocation, lockLocation } from './locations.store.ts';

export const removeLocation: Handler<'removeLocation'> = async (tx, _actor, input) => {
  const location = await lockLocation(tx, input.id);
  if (location === undefined) return refuse('row.notFound');
  if (location.inUse) return refuse('warehouse.locationInUse', { code: location.code });
  await Promise.all([deleteLocation(tx, input.id), publish(tx, 'warehouses', null)]);
  return { done: true };
};
