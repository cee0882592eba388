export const declarerRefusals = {
  'declarer.tooMany': {
    status: 422,
    zh: '申报人最多保存 {max} 位，请先删除不用的申报人',
    tw: '申報人最多儲存 {max} 位，請先刪除不用的申報人',
    en: 'You can keep {max} declarers; please delete one first',
  },
  'declarer.duplicate': {
    status: 422,
    zh: '你已有这个证件号码的申报人，请直接修改该申报人',
    tw: '你已有這個證件號碼的申報人，請直接修改該申報人',
    en: 'You have a declarer with this number already; please change that one',
  },
  'declarer.notPending': {
    status: 409,
    zh: '此申报人已被处理或修改，请查看最新内容',
    tw: '此申報人已被處理或修改，請查看最新內容',
    en: 'This declarer was decided or changed meanwhile; please look again',
  },
  'declarer.required': {
    status: 422,
    zh: '寄往此目的地需要申报人，请选择一位审核通过的申报人',
    tw: '寄往此目的地需要申報人，請選擇一位審核通過的申報人',
    en: 'Orders to this destination need a declarer; please choose one that is approved',
  },
  'declarer.notUsable': {
    status: 422,
    zh: '请选择审核通过的申报人',
    tw: '請選擇審核通過的申報人',
    en: 'Please choose a declarer that is approved',
  },
  'declarer.otherCountry': {
    status: 422,
    zh: '{name} 不是目的地的申报人，请选择目的地当地的申报人',
    tw: '{name} 不是目的地的申報人，請選擇目的地當地的申報人',
    en: '{name} cannot declare at this destination; please choose somebody of that country',
  },
  'declarer.orderFull': {
    status: 422,
    zh: '每个订单最多 {max} 位申报人',
    tw: '每張訂單最多 {max} 位申報人',
    en: 'An order has at most {max} declarers',
  },
  'declarer.orderGone': {
    status: 409,
    zh: '订单已出库或取消，不能再更改申报人',
    tw: '訂單已出庫或取消，無法再更改申報人',
    en: 'The order is shipped or cancelled; its declarers cannot be changed any more',
  },
} as const;
