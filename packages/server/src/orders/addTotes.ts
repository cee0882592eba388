import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, newReference } from '../platform/ids.ts';
import { publish } from '../platform/realtime.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { insertTotes, lastTotePosition } from './totes.store.ts';

export const addTotes: Handler<'addTotes'> = async (tx, { staffId }, { warehouseId, count }) => {
  if (!(await findWarehouse(tx, warehouseId))) return refuse('parcel.warehouse', {}, 'warehouseId');
  const last = await lastTotePosition(tx, warehouseId);
  const list = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    number: newReference('TB'),
    position: last + at + 1,
  }));
  await Promise.all([insertTotes(tx, { warehouseId, staffId }, list), publish(tx, 'warehouses', null)]);
  return { list };
};
