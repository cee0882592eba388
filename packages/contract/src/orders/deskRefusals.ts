import { conflict } from '../wire/conflict.ts';

export const orderDeskRefusals = {
  'order.stillRevocable': conflict({
    zh: '订单 {number} 由自动寄送规则生成，会员在 {time} 前还能撤回，之后才能打包',
    tw: '訂單 {number} 由自動寄送規則成立，會員在 {time} 前還能收回，之後才能打包',
    en: 'A standing order made {number}. The member can undo it until {time}; pack it after that',
  }),
  'order.beingPacked': conflict({
    zh: '订单正在打包（{name}）',
    tw: '訂單正在打包（{name}）',
    en: 'This order is being packed ({name})',
  }),
  'order.parcelsMissing': {
    zh: '还有 {count} 个包裹没有清点：{numbers}',
    tw: '還有 {count} 件包裹尚未清點：{numbers}',
    en: 'Parcels not accounted for yet ({count}): {numbers}',
  },
  'order.parcelForeign': {
    zh: '有包裹不属于这笔订单，请核对后再打包',
    tw: '有包裹不屬於這筆訂單，請核對後再打包',
    en: 'A scanned parcel isn’t part of this order. Check before packing',
  },
  'order.parcelUnpacked': {
    zh: '还有包裹不在任何箱子里：{numbers}',
    tw: '還有包裹不在任何箱子裡：{numbers}',
    en: 'Parcels in no box: {numbers}',
  },
  'order.boxEmpty': {
    zh: '第 {piece} 箱没有包裹',
    tw: '第 {piece} 箱沒有包裹',
    en: 'Box {piece} has no parcel',
  },
  'order.piecesTooMany': {
    zh: '{number} 只有 {goodsCount} 件，箱子里记了 {pieces} 件',
    tw: '{number} 只有 {goodsCount} 件，箱子裡記了 {pieces} 件',
    en: '{number} has {goodsCount} items, but the boxes hold {pieces}',
  },
  'order.piecesMissing': {
    zh: '{number} 共 {goodsCount} 件，箱子里只记了 {pieces} 件',
    tw: '{number} 共 {goodsCount} 件，箱子裡只記了 {pieces} 件',
    en: '{number} has {goodsCount} items, but the boxes hold only {pieces}',
  },
  'order.photoUnknown': {
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
  'order.otherNumber': conflict({
    zh: '{number} 不是这个订单的编号，请重新扫描',
    tw: '{number} 不是這張訂單的編號，請重新掃描',
    en: '{number} is not this order’s number; scan it again',
  }),
  'order.notToShip': conflict({
    zh: '订单 {number} 不在待发货状态',
    tw: '訂單 {number} 不在待出貨狀態',
    en: 'Order {number} is not waiting to be shipped',
  }),
  'order.forwardingNumber': {
    zh: '转运单号应为 5 至 40 位字母、数字或短横线',
    tw: '轉運單號應為 5 至 40 碼英數字或連字號',
    en: 'Enter a tracking number with 5–40 letters, digits or dashes',
  },
  'order.forwardingUsed': {
    zh: '转运单号 {forwardingNumber} 已用于订单 {number}',
    tw: '轉運單號 {forwardingNumber} 已用於訂單 {number}',
    en: 'Tracking number {forwardingNumber} already belongs to order {number}',
  },
  'order.carrierUnfit': {
    zh: '这个渠道没有这家物流商，或这家物流商不提供所选的派送方式',
    tw: '這種運送方式沒有這家物流商，或這家物流商不提供所選的配送方式',
    en: 'This shipping method doesn’t use that carrier for the chosen delivery. Choose another carrier',
  },
  'price.reason': {
    zh: '请选择符合这种更改的原因',
    tw: '請選擇符合這種變更的原因',
    en: 'Choose a reason that fits this change',
  },
  'price.undone': conflict({
    zh: '这笔折扣或加收已经撤销',
    tw: '這筆折扣或加收已經撤銷',
    en: 'This discount or surcharge was already undone',
  }),
  'order.repeatedInFile': { zh: '与第 {row} 行重复', tw: '與第 {row} 列重複', en: 'Same as row {row}' },
} as const;
