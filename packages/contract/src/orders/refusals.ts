import { mergeRefusals } from '../parcels/mergingRefusals.ts';
import { quoteRefusals } from '../pricing/quoteRefusals.ts';
import { conflict } from '../wire/conflict.ts';

export const orderRefusals = {
  ...mergeRefusals,
  ...quoteRefusals,
  'order.noParcels': { zh: '请至少选择一个包裹', tw: '請至少選擇一件包裹', en: 'Choose at least one parcel' },
  'order.notAsked': conflict({
    zh: '这个订单没有待确认的金额，可能已经处理过了，请刷新页面',
    tw: '這張訂單沒有待確認的金額，可能已經處理過了，請重新整理頁面',
    en: 'This order has no price waiting for your answer. It may have been answered already. Reload the page',
  }),
  'order.priceEnded': conflict({
    zh: '这个价格的保留期限已过，请先到付款页面看新的金额',
    tw: '這個價格的保留期限已過，請先到付款頁面看新的金額',
    en: 'The days of this price are over. See the new price on the payment page first',
  }),
  'order.changeVip': conflict({
    zh: '这是 VIP 订单，请在 VIP 订单页面更改',
    tw: '這是 VIP 訂單，請在 VIP 訂單頁面變更',
    en: 'This order came from a VIP order. Change the VIP order instead',
  }),
  'order.consigneeOfAddress': {
    zh: '收件人随地址审核，请改选另一个地址',
    tw: '收件人隨地址審核，請改選另一個地址',
    en: 'The recipient belongs to the approved address. Choose another address',
  },
  'order.nothingChanged': { zh: '没有任何更改', tw: '沒有任何變更', en: 'Nothing has changed' },
  'order.selectAgain': {
    status: 404,
    zh: '订单内容有误，请重新选择包裹',
    tw: '訂單內容有誤，請重新選擇包裹',
    en: 'Something’s wrong with this order. Select the parcels again',
  },
  'order.noAddress': {
    zh: '请先添加收货地址或选择自提点',
    tw: '請先新增收件地址或選擇自取點',
    en: 'Add an address or choose a pickup point first',
  },
  'order.addressNotChosen': {
    zh: '请选择要寄到哪个地址',
    tw: '請選擇要寄到哪個地址',
    en: 'Choose the address to ship to',
  },
  'order.noApprovedAddress': {
    zh: '地址还没有通过审核，请等审核完成或联系客服',
    tw: '地址還沒有通過審核，請等審核完成或聯絡客服',
    en: 'Your address isn’t approved yet. Wait for approval or contact customer service',
  },
  'order.storeRequired': {
    zh: '请选择自提点或 7-11 门店',
    tw: '請選擇自取點或 7-11 門市',
    en: 'Choose a pickup point or a 7-11 store',
  },
  'order.pickupPointGone': {
    zh: '这个自提点已停用，请改选其他地点',
    tw: '這個自取點已停用，請改選其他地點',
    en: 'This pickup point is closed. Choose another one',
  },
  'order.pickupPhone': {
    zh: '请填写取件人在当地的手机号码（不含国家区号）',
    tw: '請填寫取件人在當地的手機號碼（不含國碼）',
    en: 'Enter the recipient’s local mobile number, without the country code',
  },
  'order.channelRequired': { zh: '请选择渠道', tw: '請選擇運送方式', en: 'Choose a shipping method' },
  'order.carrierRequired': { zh: '请选择物流商', tw: '請選擇物流商', en: 'Choose a carrier' },
  'order.channelUnfit': {
    zh: '这个渠道不能从该仓库送到所选目的地，请改选其他渠道',
    tw: '這種運送方式無法從這個倉庫寄到所選目的地，請改選其他運送方式',
    en: 'This shipping method doesn’t go from that warehouse to the destination. Choose another one',
  },
  'order.insuredTooMuch': {
    zh: '保价金额不能超过包裹的申报价值',
    tw: '投保金額不能超過包裹的申報價值',
    en: 'The insured value can’t exceed the declared value of the parcels',
  },
  'order.agreementRequired': {
    zh: '请先阅读并同意集运规则',
    tw: '請先閱讀並同意集運規則',
    en: 'Read and accept the shipping rules',
  },
  'order.feeChanged': conflict({
    zh: '费用有变动，请确认新的金额后再提交；如有疑问请联系客服',
    tw: '費用有變動，請確認新的金額後再送出；如有疑問請聯絡客服',
    en: 'The fee has changed. Check the new amount and submit again, or contact customer service',
  }),
  'order.addressPending': {
    zh: '收件地址还在审核，通过后才能打包',
    tw: '收件地址還在審核，通過後才能打包',
    en: 'The delivery address isn’t approved yet. The order can be packed once it is',
  },
  'order.wrongState': conflict({
    zh: '订单目前的状态不能执行这个操作，请刷新后查看',
    tw: '訂單目前的狀態無法執行這項操作，請重新整理後查看',
    en: 'This order’s status has changed. Reload to see it',
  }),
  'order.signByShop': {
    zh: '本店由工作人员确认签收，你不需要操作',
    tw: '本店由工作人員確認簽收，你不需要操作',
    en: 'In this shop, staff confirm deliveries',
  },
  'order.signByCarrier': {
    zh: '货到付款的订单由派送员收款后签收',
    tw: '貨到付款的訂單由配送員收款後簽收',
    en: 'Cash on delivery: the carrier confirms delivery once the cash is collected',
  },
} as const;
