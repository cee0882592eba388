import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { GoodsTypeRow } from './goodsTypes.store.ts';

/** A goods type with its name in the reader's language. */
export function goodsTypeOf(type: GoodsTypeRow, lang: Lang) {
  return { id: type.id, code: type.code, name: type[lang], goodsClass: type.goodsClass };
}

export function staffGoodsTypeOf(row: GoodsTypeRow) {
  return {
    ...row,
  };
}
