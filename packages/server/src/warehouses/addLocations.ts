import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { publish } from '../platform/realtime.ts';
import { insertLocations } from './locations.store.ts';
import { findWarehouse } from './store.ts';

export const addLocations: Handler<'addLocations'> = async (tx, actor, input) => {
  if (!(await findWarehouse(tx, input.warehouseId))) return refuse('parcel.warehouse', {}, 'warehouseId');
  const codes = [...new Set(input.codes)];
  const [added] = await Promise.all([
    insertLocations(tx, actor, input.warehouseId, codes),
    publish(tx, 'warehouses', null),
  ]);
  return { added, known: codes.length - added };
};
