import { conflict } from '../wire/conflict.ts';

export const staffRefusals = {
  'staff.wrongLogin': {
    zh: '账号或密码不正确，请核对后再试',
    tw: '帳號或密碼不正確，請核對後再試',
    en: 'Wrong username or password. Check both and try again',
  },
  'staff.codeRequired': {
    zh: '请输入验证器 App 的 6 位验证码',
    tw: '請輸入驗證器 App 的 6 碼驗證碼',
    en: 'Enter the 6-digit code of your authenticator app',
  },
  'staff.codeWrong': {
    zh: '验证码不正确或已使用，请等待下一组',
    tw: '驗證碼不正確或已使用，請等下一組',
    en: 'This code is invalid or was used. Wait for the next one',
  },
  'staff.secondFactorOn': {
    zh: '两步验证已启用',
    tw: '兩步驟驗證已啟用',
    en: 'Two-step verification is already on',
  },
  'staff.secondFactorOff': {
    zh: '尚未启用两步验证',
    tw: '尚未啟用兩步驟驗證',
    en: 'Two-step verification is not on',
  },
  'staff.secondFactorRequired': {
    zh: '本店要求所有员工使用两步验证，不能关闭',
    tw: '本店要求所有員工使用兩步驟驗證，無法關閉',
    en: 'This shop requires two-step verification for all staff, so it can’t be turned off',
  },
  'staff.loginTaken': {
    zh: '此登录名已有人使用，请换一个',
    tw: '這個登入名稱已有人使用，請換一個',
    en: 'That username is taken',
  },
  'staff.lastOwner': {
    zh: '店铺至少需要一位在职的店主',
    tw: '店鋪至少需要一位啟用中的店主',
    en: 'The shop needs at least one active owner',
  },
  'staff.picture': {
    zh: '这不是能用的图片，请换一张 JPG、PNG 或 WebP',
    tw: '這不是可用的圖片，請改用 JPG、PNG 或 WebP',
    en: 'We couldn’t read this picture. Use a JPG, PNG or WebP',
  },
  'audit.spanTooLong': {
    zh: '这段时间的归档记录太多，请选较短的时间',
    tw: '這段時間的封存紀錄太多，請選較短的時間',
    en: 'That’s too many archived records. Choose a shorter time',
  },
  'staff.viewNamed': conflict({
    zh: '已有同名的视图，请换个名称',
    tw: '已有同名的檢視，請換個名稱',
    en: 'You already have a view with this name. Choose another',
  }),
  'staff.tooManyViews': {
    zh: '最多保存 {max} 个视图，请先删除不用的',
    tw: '最多儲存 {max} 個檢視，請先刪除不用的',
    en: 'You can save at most {max} views. Delete one you no longer use',
  },
} as const;
