import type { QuoteRefusalReason } from '@crossdock/domain/pricing/limits.ts';

/** Why a shipment cannot use a channel. Lengths in the texts are centimetres, weights kilograms. */
export const quoteRefusals = {
  'limit.side': {
    zh: '第 {piece} 箱最长边 {side} 厘米，超过每边 {maxSide} 厘米的限制',
    tw: '第 {piece} 箱最長邊 {side} 公分，超過每邊 {maxSide} 公分的限制',
    en: 'Box {piece} is {side} cm long. Each side can be at most {maxSide} cm',
  },
  'limit.sideSum': {
    zh: '第 {piece} 箱三边和 {sideSum} 厘米，超过 {maxSideSum} 厘米的限制',
    tw: '第 {piece} 箱三邊和 {sideSum} 公分，超過 {maxSideSum} 公分的限制',
    en: 'The sides of box {piece} add up to {sideSum} cm. The maximum is {maxSideSum} cm',
  },
  'limit.lengthGirth': {
    zh: '第 {piece} 箱长度加围长 {lengthGirth} 厘米，超过 {maxLengthGirth} 厘米的限制',
    tw: '第 {piece} 箱長度加周長 {lengthGirth} 公分，超過 {maxLengthGirth} 公分的限制',
    en: 'Length plus girth of box {piece} is {lengthGirth} cm. The maximum is {maxLengthGirth} cm',
  },
  'limit.pieceWeight': {
    zh: '第 {piece} 箱重 {weight} 公斤，超过每箱 {maxPiece} 公斤的限制',
    tw: '第 {piece} 箱重 {weight} 公斤，超過每箱 {maxPiece} 公斤的限制',
    en: 'Box {piece} weighs {weight} kg. Each box can weigh at most {maxPiece} kg',
  },
  'limit.pieces': {
    zh: '共 {pieces} 件，最多 {maxPieces} 件',
    tw: '共 {pieces} 件，最多 {maxPieces} 件',
    en: 'Pieces: {pieces}. The maximum is {maxPieces}',
  },
  'limit.shipmentMin': {
    zh: '总重 {weight} 公斤，至少需要 {minShipment} 公斤',
    tw: '總重 {weight} 公斤，至少需要 {minShipment} 公斤',
    en: 'The shipment weighs {weight} kg. The minimum is {minShipment} kg',
  },
  'limit.shipmentMax': {
    zh: '总重 {weight} 公斤，最多 {maxShipment} 公斤',
    tw: '總重 {weight} 公斤，最多 {maxShipment} 公斤',
    en: 'The shipment weighs {weight} kg. The maximum is {maxShipment} kg',
  },
  'limit.goods': {
    zh: '这个渠道不接受所选包裹的商品类型，请改选其他渠道',
    tw: '這種運送方式不接受所選包裹的商品類型，請改選其他運送方式',
    en: 'This shipping method doesn’t accept the goods in the selected parcels',
  },
  'price.noRate': {
    zh: '这个渠道对 {billingWeight} 公斤没有报价，请改选其他渠道',
    tw: '這種運送方式對 {billingWeight} 公斤沒有報價，請改選其他運送方式',
    en: 'This shipping method has no price for {billingWeight} kg',
  },
  'insurance.notOffered': {
    zh: '这个渠道不提供保价，请取消保价或改选其他渠道',
    tw: '這種運送方式不提供保險，請取消投保或改選其他運送方式',
    en: 'This shipping method offers no insurance',
  },
  'cashOnDelivery.notOffered': {
    zh: '这个渠道不支持货到付款，请改用其他付款方式',
    tw: '這種運送方式不支援貨到付款，請改用其他付款方式',
    en: 'This shipping method offers no cash on delivery',
  },
  'cashOnDelivery.tooMuch': {
    zh: '金额超过货到付款的上限，请改用其他付款方式',
    tw: '金額超過貨到付款的上限，請改用其他付款方式',
    en: 'The amount is above the limit for cash on delivery. Pay another way',
  },
  'coupon.withPoints': {
    zh: '优惠券不能与积分同时使用，请任选其一',
    tw: '優惠券不能與點數同時使用，請擇一使用',
    en: 'Use a coupon or points, not both',
  },
  'lane.noZone': {
    zh: '这个渠道不寄到这个目的地，请改选其他渠道',
    tw: '這種運送方式不寄到這個目的地，請改選其他運送方式',
    en: 'This shipping method doesn’t serve the destination',
  },
  'lane.noCard': {
    zh: '这个渠道目前没有该目的地的报价，请改选其他渠道',
    tw: '這種運送方式目前沒有這個目的地的報價，請改選其他運送方式',
    en: 'This shipping method has no price for the destination right now',
  },
  'lane.noDelivery': {
    zh: '这个渠道没有所选派送方式的物流商，请改选其他渠道',
    tw: '這種運送方式沒有所選配送方式的物流商，請改選其他運送方式',
    en: 'No carrier of this shipping method delivers that way',
  },
} as const satisfies Record<QuoteRefusalReason, object>;
