export const programRefusals = {
  'key.ended': {
    status: 401,
    zh: '这把密钥不存在、已过期或已撤销',
    tw: '這把金鑰不存在、已過期或已撤銷',
    en: 'This key is unknown, expired or revoked. Create a new one',
  },
  'key.address': {
    status: 403,
    zh: '这把密钥不允许从此地址使用',
    tw: '這把金鑰不允許從這個位址使用',
    en: 'This key can’t be used from this address',
  },
  'key.closed': {
    status: 403,
    zh: '此操作只能由本人登录后进行，不接受程序密钥',
    tw: '這項操作必須由本人登入後進行，不接受程式金鑰',
    en: 'Only logged-in people can do this. Program keys are not accepted',
  },
  'key.tooMany': {
    zh: '最多 {max} 把有效的密钥，请先撤销不用的',
    tw: '最多 {max} 把有效的金鑰，請先撤銷不用的',
    en: 'You can use at most {max} keys. Revoke one you no longer need',
  },
  'webhook.address': {
    zh: '此网址不能使用：须为公开的 https:// 网址',
    tw: '這個網址不能使用：必須是公開的 https:// 網址',
    en: 'Enter a public address that starts with https://',
  },
  'webhook.tooMany': {
    zh: '最多 {max} 个接收网址',
    tw: '最多 {max} 個接收網址',
    en: 'You can add at most {max} webhooks',
  },
  'event.gone': {
    status: 410,
    zh: '这个位置之后的事件已不再保留。请不带 after 重新开始，并读取一次列表',
    tw: '這個位置之後的事件已不再保留。請不帶 after 重新開始，並讀取一次清單',
    en: 'The events after this cursor are gone. Start again without a cursor, then read the lists once',
  },
} as const;
