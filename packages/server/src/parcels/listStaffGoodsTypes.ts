import type { warehouseCalls } from '@crossdock/contract/warehouses/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';
import { staffGoodsTypeOf } from './goodsView.ts';

export const listStaffGoodsTypes: Handler<(typeof warehouseCalls)['listStaffGoodsTypes']> = async (tx) =>
  (await listGoodsTypes(tx, { all: true })).map(staffGoodsTypeOf);
