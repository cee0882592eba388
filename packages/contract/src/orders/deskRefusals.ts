export const orderDeskRefusals = {
  'order.beingPacked': {
    status: 409,
    zh: '订单正在打包（{name}）',
    tw: '訂單正在打包（{name}）',
    en: 'This order is being packed ({name})',
  },
  'order.parcelsMissing': {
    status: 422,
    zh: '还有 {count} 个包裹没有清点：{numbers}',
    tw: '還有 {count} 件包裹尚未清點：{numbers}',
    en: 'Parcels not accounted for yet ({count}): {numbers}',
  },
  'order.parcelForeign': {
    status: 422,
    zh: '有包裹不属于这笔订单，请核对后再打包',
    tw: '有包裹不屬於這筆訂單，請核對後再打包',
    en: 'A scanned parcel isn’t part of this order. Check before packing',
  },
  'order.photoUnknown': {
    status: 422,
    zh: '照片不存在，请重新上传',
    tw: '照片不存在，請重新上傳',
    en: 'This photo doesn’t exist. Upload it again',
  },
  'order.unknownNumber': {
    status: 404,
    zh: '没有单号为 {number} 的订单',
    tw: '查無單號 {number} 的訂單',
    en: 'Order {number} doesn’t exist',
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
    en: 'Enter a tracking number with 5–40 letters, digits or dashes',
  },
  'order.forwardingUsed': {
    status: 422,
    zh: '转运单号 {forwardingNumber} 已用于订单 {number}',
    tw: '轉運單號 {forwardingNumber} 已用於訂單 {number}',
    en: 'Tracking number {forwardingNumber} already belongs to order {number}',
  },
  'order.carrierUnfit': {
    status: 422,
    zh: '这个渠道没有这家物流商，或这家物流商不提供所选的派送方式',
    tw: '這種運送方式沒有這家物流商，或這家物流商不提供所選的配送方式',
    en: 'This shipping method doesn’t use that carrier for the chosen delivery. Choose another carrier',
  },
  'order.repeatedInFile': {
    status: 422,
    zh: '与第 {row} 行重复',
    tw: '與第 {row} 列重複',
    en: 'Same as row {row}',
  },
} as const;
