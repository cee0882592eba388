import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { locationsOf } from './locations.store.ts';
import { findMemberPlaceholders, findWarehouse, listWarehouses } from './store.ts';
import { placeholderValuesOf, receivingAddressOf, staffWarehouseOf } from './view.ts';

export const getWarehouseList: Handler<'getWarehouseList'> = async (tx, actor) => {
  const [warehouses, member] = await Promise.all([
    listWarehouses(tx),
    findMemberPlaceholders(tx, actor.memberId),
  ]);
  if (!member) return refuse('row.notFound');
  const values = placeholderValuesOf(member);
  return warehouses.map((row) => receivingAddressOf(row, values, actor.lang));
};

export const listLocations: Handler<'listLocations'> = async (tx, _actor, input) => {
  const [warehouse, locations] = await Promise.all([
    findWarehouse(tx, input.warehouseId),
    locationsOf(tx, input.warehouseId),
  ]);
  if (warehouse === undefined) return refuse('row.notFound');
  return { list: locations.map(({ id, code, closedAt }) => ({ id, code, closed: closedAt !== null })) };
};

export const listStaffWarehouses: Handler<'listStaffWarehouses'> = async (tx) =>
  (await listWarehouses(tx, { all: true })).map(staffWarehouseOf);
