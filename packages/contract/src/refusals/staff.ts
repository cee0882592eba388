export const staffRefusals = {
  'staff.wrongLogin': {
    status: 422,
    zh: '账号或密码不正确',
    tw: '帳號或密碼不正確',
    en: 'Login or password is wrong',
  },
  'staff.loginTaken': {
    status: 422,
    zh: '此登录名已被使用',
    tw: '此登入名稱已被使用',
    en: 'This login is taken',
  },
  'staff.lastOwner': {
    status: 422,
    zh: '店铺至少需要一位在职的店主',
    tw: '店鋪至少需要一位啟用中的店主',
    en: 'The shop needs at least one active owner',
  },
  'staff.picture': {
    status: 422,
    zh: '这不是能用的图片，请换一张 JPG、PNG 或 WebP',
    tw: '這不是可用的圖片，請改用 JPG、PNG 或 WebP',
    en: 'This is not a usable picture; please take a JPG, PNG or WebP',
  },
  'staff.tooManyViews': {
    status: 422,
    zh: '最多保存 {max} 个视图，请先删除不用的',
    tw: '最多儲存 {max} 個檢視，請先刪除不用的',
    en: 'At most {max} views can be saved; delete one that you no longer use',
  },
} as const;
