import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { hasStoredParcels, setWarehouseActive } from './store.ts';

export const activateWarehouse: Handler<'activateWarehouse'> = async (tx, _actor, { id, active }) => {
  if (!active && (await hasStoredParcels(tx, id))) return refuse('warehouse.inUse');
  const row = await setWarehouseActive(tx, id, active);
  return row ? { done: true } : refuse('row.notFound');
};
