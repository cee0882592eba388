import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { sortGoodsTypes } from './goodsTypes.store.ts';

export const orderGoodsTypes: Handler<'orderGoodsTypes'> = async (tx, _actor, { ids }) => {
  const placed = await sortGoodsTypes(tx, ids);
  return placed === ids.length ? { done: true } : refuse('row.notFound');
};
