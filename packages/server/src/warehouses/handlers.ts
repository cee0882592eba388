import type { warehouseCalls } from '@crossdock/contract/warehouses/desk.ts';
import type { locationCalls } from '@crossdock/contract/warehouses/locations.ts';
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

export const warehouseHandlers: Handlers<typeof warehouseCalls & typeof locationCalls> = {
  getWarehouseList,
  listStaffWarehouses,
  addWarehouse,
  editWarehouse,
  activateLocation,
  activateWarehouse,
  listStaffGoodsTypes,
  editGoodsType,
  orderGoodsTypes,
  listLocations,
  addLocations,
  removeLocation,
};
