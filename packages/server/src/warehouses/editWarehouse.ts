import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { warehouseFieldsOf } from './fields.ts';
import { updateWarehouse } from './store.ts';
import { staffWarehouseOf } from './view.ts';

export const editWarehouse: Handler<'editWarehouse'> = async (tx, _actor, input) => {
  const fields = warehouseFieldsOf(input);
  if (isRefusal(fields)) return fields;
  const row = await updateWarehouse(tx, input.id, fields);
  if (row === 'taken') return refuse('warehouse.codeTaken', { code: input.code }, 'code');
  return row ? staffWarehouseOf(row) : refuse('row.notFound');
};
