import { defaultGoodsClass, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import type { UsualCarrier } from '@crossdock/domain/pricing/usualCarriers.ts';
import { goodsTypeNames } from './goodsTypeNames.ts';

/** The goods types that every shop starts with: the specification's fifteen. */
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

const methods = [
  { code: 'balance', zh: '余额支付', tw: '餘額付款', en: 'Balance', forOrders: true, forRecharge: false },
  { code: 'card', zh: '信用卡', tw: '信用卡', en: 'Card', forOrders: true, forRecharge: true },
  {
    code: 'sandbox',
    zh: '测试支付',
    tw: '測試付款',
    en: 'Sandbox payment',
    forOrders: true,
    forRecharge: true,
  },
  { code: 'bank', zh: '银行转账', tw: '銀行轉帳', en: 'Bank transfer', forOrders: true, forRecharge: true },
  {
    code: 'cod',
    zh: '货到付款',
    tw: '貨到付款',
    en: 'Cash on delivery',
    forOrders: true,
    forRecharge: false,
  },
] as const;

const cardFeeBasisPoints = 280;

/** The payment methods of a new shop. Demo shops use play money in place of cards. */
export function paymentMethodRows(shopId: string, isDemo: boolean) {
  return methods.map((method, position) => ({
    shopId,
    ...method,
    feeBasisPoints: method.code === 'card' || method.code === 'sandbox' ? cardFeeBasisPoints : 0,
    active: method.code === 'sandbox' ? isDemo : method.code !== 'card' || !isDemo,
    position,
  }));
}

/** Rows of a shop's carriers. */
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
