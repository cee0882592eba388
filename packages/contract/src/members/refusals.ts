import { conflict } from '../wire/conflict.ts';

export const memberRefusals = {
  'member.dataWrong': conflict({
    zh: '目前读不到会员资料，请稍后再试',
    tw: '目前讀不到會員資料，請稍後再試',
    en: 'Something’s wrong with your account data. You can try again later or contact customer service',
  }),
  'member.birthday': {
    zh: '生日须在 1900 年至今天之间',
    tw: '生日須在 1900 年至今天之間',
    en: 'Enter a birthday between 1900 and today',
  },
  'member.disabled': {
    zh: '此账号已停用，请联系客服',
    tw: '這個帳號已停用，請聯絡客服',
    en: 'This account is disabled. Contact customer service',
  },
  'member.pictureInvalid': {
    zh: '无法读取这张图片，请换一张 JPG、PNG 或 WebP',
    tw: '無法讀取這張圖片，請換一張 JPG、PNG 或 WebP',
    en: 'We couldn’t read this photo. Use a JPG, PNG or WebP',
  },
  'member.levelInUse': {
    zh: '仍有 {n} 位会员的等级高于 {level}，请先调整他们的等级',
    tw: '仍有 {n} 位會員的等級高於 {level}，請先調整他們的等級',
    en: 'Members above level {level}: {n}. Change their level first',
  },
  'member.levelUnknown': {
    zh: '没有这个等级，请重新选择',
    tw: '沒有這個等級，請重新選擇',
    en: 'This level doesn’t exist. Choose another',
  },
  'member.careTakerUnknown': {
    zh: '此员工已停用，请选择其他人',
    tw: '這位員工已停用，請選擇其他人',
    en: 'This staff account is disabled. Choose someone else',
  },
  'member.noteOfOthers': {
    zh: '只能删除自己写的备注',
    tw: '只能刪除自己寫的備註',
    en: 'You can only delete your own notes',
  },
} as const;
