export const commentRefusals = {
  'comment.notSigned': {
    status: 422,
    zh: '签收后才能评价这个订单',
    tw: '簽收後才能評價這個訂單',
    en: 'You can comment on this order once it is signed for',
  },
  'comment.known': {
    status: 409,
    zh: '这个订单已经评价过',
    tw: '這個訂單已經評價過',
    en: 'You have already commented on this order',
  },
  'comment.starsRequired': {
    status: 422,
    zh: '请选择一到五颗星',
    tw: '請選擇一到五顆星',
    en: 'Please choose one to five stars',
  },
  'comment.pictureUnknown': {
    status: 422,
    zh: '有图片无法使用，请重新上传',
    tw: '有圖片無法使用，請重新上傳',
    en: 'One of the pictures cannot be used; please upload it again',
  },
  'comment.hidden': {
    status: 409,
    zh: '这条评价已经隐藏，请刷新',
    tw: '這則評價已經隱藏，請重新整理',
    en: 'This comment is hidden already; please reload',
  },
  'comment.shown': {
    status: 409,
    zh: '这条评价没有隐藏，请刷新',
    tw: '這則評價沒有隱藏，請重新整理',
    en: 'This comment is not hidden; please reload',
  },
} as const;
