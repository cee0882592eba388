import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { Handler } from '../platform/handler.ts';
import { warehousesWithParcels } from './list.store.ts';

export const queryMyWarehouses: Handler<'queryMyWarehouses'> = async (tx, actor) => {
  const rows = await warehousesWithParcels(tx, actor.memberId, inWarehouseParcelStates);
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: warehouseNameIn(actor.lang, row),
      inHouse: row.inHouse,
      shelved: row.shelved,
    })),
  };
};
