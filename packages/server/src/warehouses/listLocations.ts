import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { locationsOf } from './locations.store.ts';
import { findWarehouse } from './store.ts';

export const listLocations: Handler<'listLocations'> = async (tx, _actor, input) => {
  const [warehouse, locations] = await Promise.all([
    findWarehouse(tx, input.warehouseId),
    locationsOf(tx, input.warehouseId),
  ]);
  if (warehouse === undefined) return refuse('row.notFound');
  return { list: locations.map(({ id, code, closedAt }) => ({ id, code, closed: closedAt !== null })) };
};
