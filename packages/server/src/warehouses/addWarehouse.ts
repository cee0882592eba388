import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { warehouseFieldsOf } from './fields.ts';
import { insertWarehouse } from './store.ts';
import { staffWarehouseOf } from './view.ts';

export const addWarehouse: Handler<'addWarehouse'> = async (tx, _actor, input) => {
  const fields = warehouseFieldsOf(input);
  if (isRefusal(fields)) return fields;
  const row = await insertWarehouse(tx, fields);
  return row ? staffWarehouseOf(row) : refuse('warehouse.codeTaken', { code: input.code }, 'code');
};
