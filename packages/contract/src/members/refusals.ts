export const memberRefusals = {
  'member.dataWrong': {
    status: 409,
    zh: '用户数据有误，请稍后再试',
    tw: '會員資料有誤，請稍後再試',
    en: 'Your member data is wrong; please try again later',
  },
  'member.birthday': {
    status: 422,
    zh: '生日须在 1900 年至今天之间',
    tw: '生日須在 1900 年至今天之間',
    en: 'The birthday must lie between 1900 and today',
  },
  'member.disabled': {
    status: 422,
    zh: '此账号已停用，请联系客服',
    tw: '此帳號已停用，請聯絡客服',
    en: 'This account is disabled; please contact customer service',
  },
  'member.pictureInvalid': {
    status: 422,
    zh: '无法读取这张图片，请换一张 JPG、PNG 或 WebP',
    tw: '無法讀取這張圖片，請換一張 JPG、PNG 或 WebP',
    en: 'This picture cannot be read; please use a JPG, PNG or WebP',
  },
  'member.levelInUse': {
    status: 422,
    zh: '仍有 {n} 位会员的等级高于 {level}，请先调整他们的等级',
    tw: '仍有 {n} 位會員的等級高於 {level}，請先調整他們的等級',
    en: '{n} members are above level {level}; change their level first',
  },
  'member.levelUnknown': {
    status: 422,
    zh: '没有这个等级，请重新选择',
    tw: '沒有這個等級，請重新選擇',
    en: 'There is no such level; please choose again',
  },
  'member.careTakerUnknown': {
    status: 422,
    zh: '此员工已停用，请选择其他人',
    tw: '此員工已停用，請選擇其他人',
    en: 'This staff account is disabled; please choose somebody else',
  },
  'member.noteOfOthers': {
    status: 422,
    zh: '只能删除自己写的备注',
    tw: '只能刪除自己寫的備註',
    en: 'Only your own notes can be deleted',
  },
} as const;
