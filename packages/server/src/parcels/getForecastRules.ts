import { wireWords } from '@crossdock/contract/wire/spelling.ts';
import { maxGoodsNameLength } from '@crossdock/domain/parcels/declaration.ts';
import type { Handler } from '../platform/handler.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';
import { goodsTypeOf } from './goodsView.ts';

/** Specification, section 5, "Parcel forecast". */
const requiredFields = [
  wireWords.courierNumber,
  'goodsType',
  'goodsCount',
  'goodsName',
  'declaredValueMinor',
];

export const getForecastRules: Handler<'getForecastRules'> = async (tx, actor) => {
  const { settings, currency } = actor.shop;
  const types = await listGoodsTypes(tx);
  return {
    batchMax: settings.batchMax,
    maxDeclaredValueMinor: settings.maxDeclaredValueMinor,
    currency,
    goodsNameMax: maxGoodsNameLength,
    requiredFields,
    goodsTypes: types.map((type) => goodsTypeOf(type, actor.lang)),
    sensitiveWords: [...settings.sensitiveWords],
    claimNeedsProof: settings.claimNeedsProof,
    mergeBy: settings.mergeBy,
  };
};
