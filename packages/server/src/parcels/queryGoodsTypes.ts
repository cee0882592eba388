import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import type { Handler } from '../platform/handler.ts';
import { activeChannels } from './channels.store.ts';
import { type GoodsTypeRow, listGoodsTypes } from './goodsTypes.store.ts';
import { goodsTypeOf } from './goodsView.ts';

export const queryGoodsTypes: Handler<'queryGoodsTypes'> = async (tx, actor) => {
  const { mergeBy, picturesNeeded } = actor.shop.settings;
  const [types, channels] = await Promise.all([listGoodsTypes(tx), activeChannels(tx)]);
  return {
    mergeBy,
    picturesNeeded,
    classes: [...goodsClasses],
    list: types.map((type) => ({
      ...goodsTypeOf(type, actor.lang),
      together: togetherWith(type, types, mergeBy),
      channels: channels
        .filter((channel) => channel.goodsClasses.includes(type.goodsClass))
        .map((channel) => ({
          id: channel.id,
          name: channel[actor.lang],
          country: channel.country,
          mode: channel.mode,
        })),
    })),
  };
};

function togetherWith(
  type: GoodsTypeRow,
  types: readonly GoodsTypeRow[],
  mergeBy: 'type' | 'class',
): string[] {
  if (type.goodsClass === 'prohibited') return [];
  if (mergeBy === 'type') return [type.code];
  return types.filter((other) => other.goodsClass === type.goodsClass).map((other) => other.code);
}
