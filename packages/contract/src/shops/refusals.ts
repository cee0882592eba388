export const shopRefusals = {
  'shop.rechargeRange': {
    status: 422,
    zh: '最低充值金额不能高于最高金额',
    tw: '最低儲值金額不能高於最高金額',
    en: 'The smallest recharge must not exceed the largest',
  },
  'shop.supportAddress': {
    status: 422,
    zh: '请填写以 https:// 开头的网址',
    tw: '請填寫以 https:// 開頭的網址',
    en: 'Please enter an address that starts with https://',
  },
  'shop.supportPhone': {
    status: 422,
    zh: '请填写含国际区号的电话，例如 886912345678',
    tw: '請填寫含國際區號的電話，例如 886912345678',
    en: 'Please enter a phone number with its country code, such as 886912345678',
  },
  'shop.iconNotPicture': {
    status: 422,
    zh: '请上传 JPG、PNG 或 WebP 图片',
    tw: '請上傳 JPG、PNG 或 WebP 圖片',
    en: 'Please choose a JPG, PNG or WebP picture',
  },
  'shop.textBroken': {
    status: 422,
    zh: '文字里的大括号不成对',
    tw: '文字裡的大括號不成對',
    en: 'The braces in this text do not match',
  },
} as const;
