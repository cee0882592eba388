import { conflict } from '../wire/conflict.ts';

/** Refusals of the parcels' calls, and results for single numbers of a batch. */
export const parcelRefusals = {
  'parcel.number': {
    zh: '快递单号不正确：请填写 5 到 40 位字母、数字或短横线',
    tw: '快遞單號不正確：請填寫 5 到 40 碼英文字母、數字或連字號',
    en: 'Enter a courier number with 5–40 letters, digits or dashes',
  },
  'parcel.ownNumber': {
    zh: '这是本店自己的编号（订单、包裹、商品订单等），请填写快递公司的单号',
    tw: '這是本店自己的編號（訂單、包裹、商品訂單等），請填寫快遞公司的單號',
    en: 'This is one of our own numbers (an order, parcel or purchase). Enter the courier’s number',
  },
  'parcel.otherNumber': conflict({
    zh: '单号 {number} 不是这件包裹的，请重新扫描',
    tw: '單號 {number} 不是這件包裹的，請重新掃描',
    en: '{number} isn’t this parcel’s number. Scan it again',
  }),
  'parcel.endOfNumber': conflict({
    zh: '{number} 只是 {whole} 的后段，请重新扫描整个单号',
    tw: '{number} 只是 {whole} 的後段，請重新掃描整個單號',
    en: '{number} is only the end of {whole}. Scan the complete number',
  }),
  'parcel.questionAnswered': conflict({
    zh: '你已经回答过了',
    tw: '你已經回答過了',
    en: 'You have already answered',
  }),
  'parcel.ownerAsked': conflict({
    zh: '已经问过这位会员',
    tw: '已經問過這位會員',
    en: 'This member has already been asked',
  }),
  'parcel.batchTooBig': {
    zh: '一次最多 {max} 个单号，你填写了 {count} 个',
    tw: '一次最多 {max} 個單號，你填寫了 {count} 個',
    en: 'Enter at most {max} numbers at a time. You entered {count}',
  },
  'parcel.goodsType': {
    zh: '请选择本店提供的商品类型',
    tw: '請選擇本店提供的商品類型',
    en: 'Choose one of the goods types offered here',
  },
  'parcel.sensitiveWord': {
    zh: '商品名称含有禁用词“{word}”，请改写',
    tw: '商品名稱含有禁用字詞「{word}」，請改寫',
    en: '“{word}” isn’t allowed in the item description. Please reword it',
  },
  'parcel.valueMissing': { zh: '请填写申报价值', tw: '請填寫申報價值', en: 'Enter the declared value' },
  'parcel.valueTooBig': {
    zh: '申报价值最高 {max} {currency}',
    tw: '申報價值最高 {max} {currency}',
    en: 'Enter a declared value of at most {max} {currency}',
  },
  'parcel.warehouse': {
    zh: '没有这个仓库，请重新选择',
    tw: '沒有這個倉庫，請重新選擇',
    en: 'This warehouse doesn’t exist. Choose another',
  },
  'parcel.alreadyYours': conflict({
    zh: '你已经预报过这个单号，可到“我的包裹”查看',
    tw: '你已經預報過這個單號，可到「我的包裹」查看',
    en: 'You already forecast this number. See My parcels',
  }),
  'parcel.someoneElses': conflict({
    zh: '这个单号已属于其他会员；如有疑问请联系客服',
    tw: '這個單號已屬於其他會員；如有疑問請聯絡客服',
    en: 'This number belongs to another member. If it’s yours, contact customer service',
  }),
  'parcel.claimNeedsProof': {
    zh: '包裹已到仓但无人认领，请上传购买凭证后认领',
    tw: '包裹已到倉但無人認領，請上傳購買證明後認領',
    en: 'This parcel is at the warehouse, unclaimed. Upload a proof of purchase to claim it',
  },
  'parcel.voucherLate': conflict({
    zh: '包裹已发出，不能再更换购买凭证',
    tw: '包裹已出貨，無法再更換購買證明',
    en: 'The parcel has shipped, so its proof of purchase can no longer be changed',
  }),
  'parcel.proofUnknown': {
    zh: '找不到上传的凭证，请重新上传',
    tw: '找不到上傳的證明，請重新上傳',
    en: 'We couldn’t find the uploaded proof. Upload it again',
  },
  'parcel.refusalRegistered': conflict({
    zh: '你已登记拒收这个单号；要预报请先删除拒收登记',
    tw: '你已登記拒收這個單號；要預報請先刪除拒收登記',
    en: 'You asked us to refuse this number. Delete that request first',
  }),
  'parcel.refusalsOff': {
    status: 403,
    zh: '本店目前不代为拒收，请联系客服',
    tw: '本店目前不代為拒收，請聯絡客服',
    en: 'We don’t refuse parcels on request. Contact customer service',
  },
  'parcel.gone': conflict({
    zh: '这个单号的包裹已不在仓库（拒收、退回或已处理），有疑问请联系客服',
    tw: '這個單號的包裹已不在倉庫（拒收、退回或已處理），有疑問請聯絡客服',
    en: 'This parcel is no longer in the warehouse (refused, returned or disposed of). Questions? Contact customer service',
  }),
  'parcel.forecastDays': {
    zh: '请输入 14 到 730 天，或 0（永不结束）',
    tw: '請輸入 14 到 730 天，或 0（永不結束）',
    en: 'Enter 14 to 730 days, or 0 for never',
  },
  'parcel.notForecast': conflict({
    zh: '包裹已到仓，不能再修改或删除预报',
    tw: '包裹已到倉，不能再修改或刪除預報',
    en: 'The parcel has arrived, so its forecast can no longer be changed or deleted',
  }),
  'parcel.numberTaken': conflict({
    zh: '这个单号已有人预报，请核对单号或联系客服',
    tw: '這個單號已有人預報，請核對單號或聯絡客服',
    en: 'This number was already forecast',
  }),
  'parcel.alreadyArrived': conflict({
    zh: '包裹已到仓，来不及拒收；请联系客服处理',
    tw: '包裹已到倉，來不及拒收；請聯絡客服處理',
    en: 'This parcel has already arrived, so we can’t refuse it. Contact customer service',
  }),
  'parcel.refusalUsed': conflict({
    zh: '包裹已按此登记拒收，不能删除',
    tw: '包裹已依登記拒收，不能刪除',
    en: 'We refused a parcel because of this request, so it can no longer be deleted',
  }),
  'parcel.refusalKnown': conflict({
    zh: '你已经登记过拒收这个单号，不需要再登记',
    tw: '你已經登記過拒收這個單號，不需要再登記',
    en: 'You already registered this number',
  }),
  'parcel.pauseAhead': {
    zh: '开始时间不能晚于现在，也不能早于上架时间',
    tw: '開始時間不能晚於現在，也不能早於上架時間',
    en: 'Start the pause between the day the parcel was shelved and now',
  },
  'parcel.pauseEnded': conflict({
    zh: '这次暂停已经结束',
    tw: '這次暫停已經結束',
    en: 'This pause has already ended',
  }),
  'parcel.notHere': conflict({
    zh: '包裹不在仓库中',
    tw: '包裹不在倉庫中',
    en: 'The parcel is not in the warehouse',
  }),
  'parcel.picture': {
    zh: '无法读取这张图片，请换一张（JPEG、PNG、WebP、HEIC，10 MB 以内）',
    tw: '無法讀取這張圖片，請換一張（JPEG、PNG、WebP、HEIC，10 MB 以內）',
    en: 'We couldn’t read this photo. Try another one (JPEG, PNG, WebP, HEIC, up to 10 MB)',
  },
  'parcel.shelfClosed': conflict({
    zh: '货架 {shelf} 已停用，不能放回去；请扫描另一个货架',
    tw: '儲位 {shelf} 已停用，不能放回去；請掃描另一個儲位',
    en: 'Shelf {shelf} is now closed, so the parcel can’t go back there. Scan another shelf',
  }),
  'parcel.notUndoable': conflict({
    zh: '包裹状态已改变，不能撤销',
    tw: '包裹狀態已改變，不能復原',
    en: 'The parcel has moved on, so this can no longer be undone',
  }),
  'parcel.notUnclaimed': conflict({
    zh: '包裹已有人认领或已处理',
    tw: '包裹已有人認領或已處理',
    en: 'Someone just claimed or disposed of this parcel. Reload to see it',
  }),
  'parcel.notDisposable': conflict({
    zh: '包裹在当前状态下不能退回或销毁',
    tw: '包裹在目前狀態下不能退回或銷毀',
    en: 'A parcel with this status can’t be returned or destroyed',
  }),
} as const;
