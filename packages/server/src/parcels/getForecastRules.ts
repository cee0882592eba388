import { wireWords } from '@crossdock/contract/wire/wireNames.ts';
import { maxGoodsNameLength } from '@crossdock/domain/parcels/declaration.ts';
import type { Handler } from '../platform/handler.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';
import { goodsTypeOf } from './goodsView.ts';

export const getForecastRules: Handler<'getForecastRules'> = async (tx, actor) => {
  const { settings, currency } = actor.shop;
  const types = await listGoodsTypes(tx);
  return {
    batchMax: settings.batchMax,
    maxDeclaredValueMinor: settings.maxDeclaredValueMinor,
    currency,
    goodsNameMax: maxGoodsNameLength,
    // Specification, section 5, "Parcel forecast".
    requiredFields: [wireWords.courierNumber, 'goodsType', 'goodsCount', 'goodsName', 'declaredValueMinor'],
    goodsTypes: types.map((type) => goodsTypeOf(type, actor.lang)),
    sensitiveWords: [...settings.sensitiveWords],
    claimNeedsProof: settings.claimNeedsProof,
    mergeBy: settings.mergeBy,
  };
};
