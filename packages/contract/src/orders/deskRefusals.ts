export const orderDeskRefusals = {
  'order.parcelsMissing': {
    status: 422,
    zh: '还有 {count} 个包裹没有清点：{numbers}',
    tw: '還有 {count} 件包裹尚未清點：{numbers}',
    en: '{count} parcels are not accounted for yet: {numbers}',
  },
  'order.parcelForeign': {
    status: 422,
    zh: '有包裹不属于这个订单，请核对后再打包',
    tw: '有包裹不屬於這張訂單，請核對後再打包',
    en: 'A scanned parcel does not belong to this order; check before packing',
  },
  'order.photoUnknown': {
    status: 422,
    zh: '照片不存在，请重新上传',
    tw: '照片不存在，請重新上傳',
    en: 'This picture does not exist; please upload it again',
  },
  'order.unknownNumber': {
    status: 404,
    zh: '没有单号为 {number} 的订单',
    tw: '查無單號 {number} 的訂單',
    en: 'There is no order {number}',
  },
  'order.otherNumber': {
    status: 409,
    zh: '{number} 不是这个订单的编号，请重新扫描',
    tw: '{number} 不是這張訂單的編號，請重新掃描',
    en: '{number} is not this order’s number; scan it again',
  },
  'order.notToShip': {
    status: 409,
    zh: '订单 {number} 不在待发货状态',
    tw: '訂單 {number} 不在待出貨狀態',
    en: 'Order {number} is not waiting to be shipped',
  },
  'order.forwardingNumber': {
    status: 422,
    zh: '转运单号应为 5 至 40 位字母、数字或短横线',
    tw: '轉運單號應為 5 至 40 碼英數字或連字號',
    en: 'A forwarding number has 5 to 40 letters, digits or dashes',
  },
  'order.forwardingUsed': {
    status: 422,
    zh: '转运单号 {forwardingNumber} 已用于订单 {number}',
    tw: '轉運單號 {forwardingNumber} 已用於訂單 {number}',
    en: 'Forwarding number {forwardingNumber} already belongs to order {number}',
  },
  'order.carrierUnfit': {
    status: 422,
    zh: '这个渠道没有这家物流商，或它不提供所选的派送方式',
    tw: '這種運送方式沒有這家物流商，或它不提供所選的配送方式',
    en: 'This channel does not use that carrier for the chosen way of delivery',
  },
  'order.repeatedInFile': {
    status: 422,
    zh: '与第 {row} 行重复',
    tw: '與第 {row} 列重複',
    en: 'The same as in row {row}',
  },
} as const;
