import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { updateGoodsType } from './goodsTypes.store.ts';

export const editGoodsType: Handler<'editGoodsType'> = async (tx, _actor, input) => {
  const { id, zh, tw, en, goodsClass, active } = input;
  const changed = await updateGoodsType(tx, id, { zh, tw, en, goodsClass, active });
  return changed === 1 ? { done: true } : refuse('row.notFound');
};
