import { conflict } from '../wire/conflict.ts';

export const shopRefusals = {
  'shop.rechargeRange': {
    zh: '最低充值金额不能高于最高金额',
    tw: '最低儲值金額不能高於最高金額',
    en: 'The minimum top-up can’t exceed the maximum',
  },
  'shop.supportAddress': {
    zh: '请填写以 https:// 开头的网址',
    tw: '請填寫以 https:// 開頭的網址',
    en: 'Enter an address that starts with https://',
  },
  'shop.supportPhone': {
    zh: '请填写含国家区号的电话，例如 886912345678',
    tw: '請填寫含國碼的電話，例如 886912345678',
    en: 'Enter a phone number with its country code, such as 886912345678',
  },
  'shop.iconNotPicture': {
    zh: '请上传 JPG、PNG 或 WebP 图片',
    tw: '請上傳 JPG、PNG 或 WebP 圖片',
    en: 'Choose a JPG, PNG or WebP picture',
  },
  'shop.notOpen': {
    status: 403,
    zh: '本店即将开业，目前还不能注册或下单',
    tw: '本店即將開幕，目前還不能註冊或下單',
    en: 'The shop opens soon. Nobody can register or order yet',
  },
  'shop.basicsFixed': conflict({
    zh: '已有价目表、订单或付款，不能再更改货币与时区。没有订单时，可以先移除现成渠道与价目表草稿',
    tw: '已有價目表、訂單或付款，無法再更改幣別與時區。沒有訂單時，可以先移除現成的運送方式與價目表草稿',
    en: 'There are rate cards, orders or payments, so currency and time zone stay. Without orders, remove standard methods and drafts first',
  }),
  'shop.notReady': {
    zh: '还不能开店，缺少：{what}',
    tw: '還不能開店，缺少：{what}',
    en: 'The shop can’t open yet. Missing: {what}',
  },
  'shop.textBroken': {
    zh: '文字里的大括号不成对',
    tw: '文字裡的大括號不成對',
    en: 'Close every brace in this text',
  },
} as const;
