import { defaultGoodsClass, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import type { UsualCarrier } from '@crossdock/domain/pricing/usualCarriers.ts';
import { goodsTypeNames } from './goodsTypeNames.ts';

/** The fifteen goods types with which every shop starts, from the product specification. */
export function goodsTypeRows(shopId: string, newId: () => string) {
  return goodsTypes.map((code, position) => ({
    shopId,
    id: newId(),
    code,
    ...goodsTypeNames[code],
    goodsClass: defaultGoodsClass[code],
    position,
  }));
}

/** A shop's carriers as rows, with the ids that `idOf` gives. */
export function carrierRows(
  shopId: string,
  carriers: readonly UsualCarrier[],
  idOf: (code: string) => string,
) {
  return carriers.map((one) => ({
    shopId,
    id: idOf(one.code),
    code: one.code,
    name: one.name,
    maxSideMm: one.maxSideMm,
    maxSideSumMm: one.maxSideSumMm,
    maxPieceG: one.maxPieceG,
    pointKinds: one.pointKinds,
    phone: one.phone,
    trackingUrl: one.trackingUrl,
  }));
}
