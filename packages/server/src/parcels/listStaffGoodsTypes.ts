import type { goodsTypeCalls } from '@crossdock/contract/parcels/goodsTypes.ts';
import type { Handler } from '../platform/handler.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';
import { staffGoodsTypeOf } from './goodsView.ts';

export const listStaffGoodsTypes: Handler<(typeof goodsTypeCalls)['listStaffGoodsTypes']> = async (tx) =>
  (await listGoodsTypes(tx, { all: true })).map(staffGoodsTypeOf);
