import type { Handler } from '../platform/handler.ts';
import { listWarehouses } from './store.ts';
import { staffWarehouseOf } from './view.ts';

export const listStaffWarehouses: Handler<'listStaffWarehouses'> = async (tx) =>
  (await listWarehouses(tx, { all: true })).map(staffWarehouseOf);
