import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findNames, listWarehouses } from './store.ts';
import { placeholderValuesOf, receivingAddressOf } from './view.ts';

export const getWarehouseList: Handler<'getWarehouseList'> = async (tx, actor) => {
  const [warehouses, member] = await Promise.all([listWarehouses(tx), findNames(tx, actor.memberId)]);
  if (!member) return refuse('row.notFound');
  const values = placeholderValuesOf(member);
  return warehouses.map((row) => receivingAddressOf(row, values, actor.lang));
};
