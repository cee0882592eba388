import type { warehouseCalls } from '@crossdock/contract/warehouses/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { listWarehouses } from './store.ts';
import { staffWarehouseOf } from './view.ts';

export const listStaffWarehouses: Handler<(typeof warehouseCalls)['listStaffWarehouses']> = async (tx) =>
  (await listWarehouses(tx, { all: true })).map(staffWarehouseOf);
