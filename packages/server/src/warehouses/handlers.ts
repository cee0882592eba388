import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { activateLocation } from './activateLocation.ts';
import { activateWarehouse } from './activateWarehouse.ts';
import { addLocations } from './addLocations.ts';
import { addWarehouse } from './addWarehouse.ts';
import { editWarehouse } from './editWarehouse.ts';
import { getWarehouseList } from './getWarehouseList.ts';
import { listLocations } from './listLocations.ts';
import { listStaffWarehouses } from './listStaffWarehouses.ts';
import { removeLocation } from './removeLocation.ts';

export const warehouseHandlers = {
  activateLocation,
  activateWarehouse,
  addLocations,
  addWarehouse,
  editWarehouse,
  getWarehouseList,
  listLocations,
  listStaffWarehouses,
  removeLocation,
} satisfies Partial<Handlers<CallTable>>;
