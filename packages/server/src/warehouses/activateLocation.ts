import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { lockLocation, setLocationClosedAt } from './locations.store.ts';

export const activateLocation: Handler<'activateLocation'> = async (tx, _actor, { id, active }) => {
  const location = await lockLocation(tx, id);
  if (location === undefined) return refuse('row.notFound');
  if (!active && location.inUse) return refuse('warehouse.locationInUse', { code: location.code });
  await Promise.all([setLocationClosedAt(tx, id, active ? null : tx.now), publish(tx, 'warehouses', null)]);
  return { done: true };
};
