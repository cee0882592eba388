export const passkeyRefusals = {
  'passkey.expired': {
    zh: '验证已过期，请再试一次',
    tw: '驗證已過期，請再試一次',
    en: 'That took too long. Try again',
  },
  'passkey.invalid': {
    zh: '无法确认这个通行密钥，请再试一次或改用其他方式登录',
    tw: '無法確認這個通行金鑰，請再試一次或改用其他方式登入',
    en: 'This passkey couldn’t be confirmed. Try again or log in another way',
  },
  'passkey.unknown': {
    zh: '本店没有这个通行密钥，可能已经移除，请改用其他方式登录',
    tw: '本店沒有這個通行金鑰，可能已經移除，請改用其他方式登入',
    en: 'This shop doesn’t know this passkey; it may have been removed. Log in another way',
  },
  'passkey.copied': {
    zh: '这个通行密钥可能有人复制，已拒绝登录。请改用其他方式登录，再移除这个密钥',
    tw: '這個通行金鑰可能遭到複製，已拒絕登入。請改用其他方式登入，再移除這個金鑰',
    en: 'This passkey may have been copied, so it was refused. Log in another way and remove it',
  },
  'passkey.tooMany': {
    zh: '最多可有 {most} 个通行密钥，请先移除不用的',
    tw: '最多可有 {most} 個通行金鑰，請先移除不用的',
    en: 'You have {most} passkeys, the most possible. Remove one first',
  },
  'passkey.alreadyAdded': {
    zh: '这个通行密钥已经添加过',
    tw: '這個通行金鑰已經新增過',
    en: 'This passkey was already added',
  },
} as const;
