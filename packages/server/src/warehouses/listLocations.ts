import type { locationCalls } from '@crossdock/contract/warehouses/locations.ts';
import type { Handler } from '../platform/handler.ts';
import { locationsOf } from './locations.store.ts';

export const listLocations: Handler<(typeof locationCalls)['listLocations']> = async (tx, _actor, input) => ({
  list: (await locationsOf(tx, input.warehouseId)).map(({ id, code, closedAt }) => ({
    id,
    code,
    closed: closedAt !== null,
  })),
});
