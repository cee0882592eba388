import type { Handler } from '../platform/handler.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';
import { staffGoodsTypeOf } from './goodsView.ts';

export const listStaffGoodsTypes: Handler<'listStaffGoodsTypes'> = async (tx) =>
  (await listGoodsTypes(tx, { all: true })).map(staffGoodsTypeOf);
