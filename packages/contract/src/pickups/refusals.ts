/** Why goods cannot be fetched, a pickup not taken back, planned or ended. */
export const pickupRefusals = {
  'pickup.noService': {
    status: 422,
    zh: '这个地区目前没有上门取件，请重新选择地区',
    tw: '這個地區目前沒有上門取件，請重新選擇地區',
    en: 'Goods are not collected in this area at present; please choose another one',
  },
  'pickup.tooHeavy': {
    status: 422,
    zh: '这个地区一次最多取 {max}，请分次申请或联系店铺',
    tw: '這個地區一次最多取 {max}，請分次申請或聯絡店家',
    en: 'At most {max} can be collected here at once; ask for several pickups or contact the shop',
  },
  'pickup.day': {
    status: 422,
    zh: '这一天不能取件，请选择其他日期',
    tw: '這一天不能取件，請選擇其他日期',
    en: 'Goods are not collected on this day; please choose another one',
  },
  'pickup.part': {
    status: 422,
    zh: '这个时段不能取件，请选择其他时段',
    tw: '這個時段不能取件，請選擇其他時段',
    en: 'Goods are not collected at this time of day; please choose another one',
  },
  'pickup.priceChanged': {
    status: 409,
    zh: '取件费已变为 {amount}，请确认后再提交',
    tw: '取件費已變為 {amount}，請確認後再送出',
    en: 'The price has become {amount}; please look at it and send again',
  },
  'pickup.fetched': {
    status: 409,
    zh: '货物已经取走，不能取消',
    tw: '貨物已經取走，不能取消',
    en: 'The goods have been collected: it can no longer be cancelled',
  },
  'pickup.wrongState': {
    status: 409,
    zh: '这个取件的状态已改变，请刷新',
    tw: '這個取件的狀態已改變，請重新整理',
    en: 'This pickup has changed meanwhile; please reload',
  },
  'pickup.taken': {
    status: 409,
    zh: '取件 {number} 已被其他人处理，请刷新后再排',
    tw: '取件 {number} 已被其他人處理，請重新整理後再排',
    en: 'Somebody else has dealt with pickup {number}; please reload',
  },
  'pickup.driver': {
    status: 422,
    zh: '请选择可以取件的员工',
    tw: '請選擇可以取件的員工',
    en: 'Choose somebody of the staff who may collect goods',
  },
  'pickup.dayPast': {
    status: 422,
    zh: '不能排在已经过去的日子',
    tw: '不能排在已經過去的日子',
    en: 'This day is over; please choose another one',
  },
  'pickup.pictureUnknown': {
    status: 422,
    zh: '有图片无法使用，请重新上传',
    tw: '有圖片無法使用，請重新上傳',
    en: 'One of the pictures cannot be used; please take it again',
  },
  'pickup.pictureMissing': {
    status: 422,
    zh: '每一件都要有照片',
    tw: '每一件都要有照片',
    en: 'Take a picture of every piece',
  },
  'pickup.bounds': {
    status: 422,
    zh: '最大重量不能小于首重',
    tw: '最大重量不能小於首重',
    en: 'The most that is carried cannot be less than what the first price covers',
  },
  'pickup.parcelKept': {
    status: 409,
    zh: '这个包裹由我们上门取来，正送往仓库，不能删除或更改单号',
    tw: '這個包裹由我們上門取來，正送往倉庫，不能刪除或更改單號',
    en: 'We collected this parcel and are bringing it to the warehouse: it cannot be removed or renumbered',
  },
} as const;
