import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { warehouseCalls } from '@crossdock/contract/warehouses.ts';
import type { Handler } from '../platform/handler.ts';
import { warehouseFieldsOf } from './fields.ts';
import { otherWarehouseHas, updateWarehouse } from './store.ts';
import { staffWarehouseOf } from './view.ts';

export const editWarehouse: Handler<(typeof warehouseCalls)['editWarehouse']> = async (tx, _actor, input) => {
  const fields = warehouseFieldsOf(input);
  if (isRefusal(fields)) return fields;
  if (await otherWarehouseHas(tx, input.id, input.code))
    return refuse('warehouse.codeTaken', { code: input.code }, 'code');
  const row = await updateWarehouse(tx, input.id, fields);
  return row ? staffWarehouseOf(row) : refuse('row.notFound');
};
