import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { activateLocation } from './activateLocation.ts';
import { activateWarehouse } from './activateWarehouse.ts';
import { addLocations } from './addLocations.ts';
import { addWarehouse } from './addWarehouse.ts';
import { editGoodsType } from './editGoodsType.ts';
import { editWarehouse } from './editWarehouse.ts';
import { getWarehouseList } from './getWarehouseList.ts';
import { listLocations } from './listLocations.ts';
import { listStaffGoodsTypes } from './listStaffGoodsTypes.ts';
import { listStaffWarehouses } from './listStaffWarehouses.ts';
import { orderGoodsTypes } from './orderGoodsTypes.ts';
import { removeLocation } from './removeLocation.ts';

export const warehouseHandlers = {
  activateLocation,
  activateWarehouse,
  addLocations,
  addWarehouse,
  editGoodsType,
  editWarehouse,
  getWarehouseList,
  listLocations,
  listStaffGoodsTypes,
  listStaffWarehouses,
  orderGoodsTypes,
  removeLocation,
} satisfies Partial<Handlers<CallTable>>;
