import { keysOf } from '@crossdock/domain/records.ts';
import type { Texts } from '../wire/values.ts';

/** The usual tracking events in every language: chosen by hand, named in an import, or written by the system. */
export const trackingTexts = {
  departed: {
    zh: '已离开仓库，交由国际运输',
    tw: '已離開倉庫，交由國際運送',
    en: 'Left the warehouse for international transport',
  },
  exportCustoms: { zh: '出口报关中', tw: '出口報關中', en: 'Export customs clearance' },
  inTransit: { zh: '国际运输途中', tw: '國際運送途中', en: 'In international transit' },
  importCustoms: { zh: '进口清关中', tw: '進口清關中', en: 'Import customs clearance' },
  customsHold: {
    zh: '海关查验中，请留意来电',
    tw: '海關查驗中，請留意來電',
    en: 'Held for customs inspection. Watch for messages',
  },
  arrived: { zh: '已到达目的地转运中心', tw: '已抵達目的地轉運中心', en: 'Arrived at the destination hub' },
  handedOver: { zh: '已交给物流商', tw: '已交給物流商', en: 'Handed to the delivery carrier' },
  outForDelivery: { zh: '派送中', tw: '配送中', en: 'Out for delivery' },
  awaitingPickup: {
    zh: '已到自提点，请携带证件领取',
    tw: '已到自取點，請攜帶證件領取',
    en: 'At the pickup point. Bring your ID',
  },
  deliveryFailed: {
    zh: '派送未成功，将再次派送',
    tw: '配送未成功，將再次配送',
    en: 'Delivery failed. The carrier will try again',
  },
  delivered: { zh: '已送达', tw: '已送達', en: 'Delivered' },
  returning: { zh: '退回中', tw: '退回中', en: 'Being returned' },
} as const satisfies Record<string, Texts>;

export type TrackingTemplate = keyof typeof trackingTexts;
export const trackingTemplates = keysOf(trackingTexts);

/** Events that the product itself records; `{number}` and `{carrier}` are filled in. */
export const systemTrackingTexts = {
  announced: { zh: '已预报，等待到仓', tw: '已預報，等待到倉', en: 'Forecast; on its way to the warehouse' },
  arrived: { zh: '已到达{warehouse}', tw: '已抵達{warehouse}', en: 'Arrived at {warehouse}' },
  shelved: { zh: '已上架，待集运', tw: '已上架，待集運', en: 'On the shelf, ready to ship' },
  submitted: {
    zh: '订单已提交，等待打包',
    tw: '訂單已送出，等待打包',
    en: 'Order submitted, waiting to be packed',
  },
  packed: { zh: '已打包称重', tw: '已打包秤重', en: 'Packed and weighed' },
  shipped: {
    zh: '已发货，由 {carrier} 承运，转运单号 {number}',
    tw: '已出貨，由 {carrier} 承運，轉運單號 {number}',
    en: 'Shipped with {carrier} under {number}',
  },
  lost: {
    zh: '确认丢失，可以申请售后',
    tw: '確認遺失，可以申請理賠',
    en: 'Declared lost. You can file a claim',
  },
  signed: { zh: '已签收', tw: '已簽收', en: 'Delivery confirmed' },
} as const satisfies Record<string, Texts>;
