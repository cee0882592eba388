import { refuse } from '@crossdock/contract/refusals.ts';
import { listGoodsTypes } from '../parcels/goodsTypes.store.ts';
import type { Handler } from '../platform/handler.ts';
import { insertProduct, updateProduct } from './products.store.ts';

export const saveCustomsProduct: Handler<'saveCustomsProduct'> = async (tx, _actor, input) => {
  const { id, goodsType, ...fields } = input;
  const type = (await listGoodsTypes(tx, { all: true })).find(({ code }) => code === goodsType);
  if (type === undefined) return refuse('parcel.goodsType', {}, 'goodsType');
  const row = { ...fields, goodsTypeId: type.id };
  if (id === undefined) {
    const added = await insertProduct(tx, row);
    return added === 'taken' ? refuse('vip.productTwice', {}, 'zh') : { id: added };
  }
  const changed = await updateProduct(tx, id, row);
  if (changed === 'taken') return refuse('vip.productTwice', {}, 'zh');
  return changed === 1 ? { id } : refuse('row.notFound');
};
