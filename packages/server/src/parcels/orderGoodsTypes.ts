import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { saveGoodsTypeOrder } from './goodsTypes.store.ts';

export const orderGoodsTypes: Handler<'orderGoodsTypes'> = async (tx, _actor, { ids }) => {
  const placed = await saveGoodsTypeOrder(tx, ids);
  return placed === ids.length ? { done: true } : refuse('row.notFound');
};
