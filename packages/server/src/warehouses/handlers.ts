import type { warehouseCalls } from '@crossdock/contract/warehouses.ts';
import type { Handlers } from '../platform/handler.ts';
import { activateWarehouse } from './activateWarehouse.ts';
import { addWarehouse } from './addWarehouse.ts';
import { editGoodsType } from './editGoodsType.ts';
import { editWarehouse } from './editWarehouse.ts';
import { getWarehouseList } from './getWarehouseList.ts';
import { listStaffGoodsTypes } from './listStaffGoodsTypes.ts';
import { listStaffWarehouses } from './listStaffWarehouses.ts';
import { orderGoodsTypes } from './orderGoodsTypes.ts';

export const warehouseHandlers: Handlers<typeof warehouseCalls> = {
  getWarehouseList,
  listStaffWarehouses,
  addWarehouse,
  editWarehouse,
  activateWarehouse,
  listStaffGoodsTypes,
  editGoodsType,
  orderGoodsTypes,
};
