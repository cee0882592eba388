/** Where a person cannot mend it, the text says whom to ask. */
export const messengerRefusals = {
  'messenger.notOffered': {
    status: 422,
    zh: '本店尚未开通此登录方式',
    tw: '本店尚未開通這種登入方式',
    en: 'This shop does not offer this way',
  },
  'messenger.unavailable': {
    status: 503,
    zh: '暂时无法连接对方服务，请稍后再试或改用密码登录',
    tw: '暫時連不上對方的服務，請稍後再試或改用密碼登入',
    en: 'The messenger cannot be reached just now; try later or use your password',
  },
  'messenger.signInInvalid': {
    status: 422,
    zh: '此次授权已失效，或不是从这个浏览器开始的，请重新操作',
    tw: '這次授權已失效，或不是從這個瀏覽器開始的，請重新操作',
    en: 'This sign-in has expired or was begun in another browser; please start again',
  },
  'messenger.declined': {
    status: 422,
    zh: '对方没有确认这次授权，请重新操作',
    tw: '對方沒有確認這次授權，請重新操作',
    en: 'The messenger did not confirm this sign-in; please start again',
  },
  'messenger.ticketInvalid': {
    status: 422,
    zh: '授权凭证已失效，请重新用 LINE 授权',
    tw: '授權憑證已失效，請重新用 LINE 授權',
    en: 'This LINE sign-in is used up or expired; please start again',
  },
  'messenger.alreadyBound': {
    status: 422,
    zh: '你已绑定账号，如需更换请先解除绑定',
    tw: '你已綁定帳號，如要更換請先解除綁定',
    en: 'You have already linked an account; unlink it first to change it',
  },
  'messenger.boundElsewhere': {
    status: 422,
    zh: '该账号已被其他会员绑定',
    tw: '這個帳號已被其他會員綁定',
    en: 'This account is already linked to another member',
  },
  'messenger.unbindFailed': {
    status: 422,
    zh: '解除绑定失败：目前没有绑定',
    tw: '解除綁定失敗：目前沒有綁定',
    en: 'Unlinking failed: nothing is linked',
  },
  'messenger.qrInvalid': {
    status: 422,
    zh: '二维码无效，请在电脑上刷新后重新扫描',
    tw: 'QR Code 無效，請在電腦上重新產生後再掃描',
    en: 'This QR code is invalid; get a new one on the computer and scan again',
  },
  'messenger.addressInvalid': {
    status: 422,
    zh: '请填写对方服务的公开网址，以 https:// 开头',
    tw: '請填寫對方服務的公開網址，以 https:// 開頭',
    en: 'Give the public address of the service, beginning with https://',
  },
  'messenger.secretNeeded': {
    status: 422,
    zh: '请填写密钥',
    tw: '請填寫密鑰',
    en: 'The secret is missing',
  },
  'messenger.issuerSilent': {
    status: 422,
    zh: '在这个网址找不到 OpenID Connect 服务，请核对 issuer',
    tw: '在這個網址找不到 OpenID Connect 服務，請核對 issuer',
    en: 'No OpenID Connect service answers at this address; check the issuer',
  },
  'messenger.clientRefused': {
    status: 422,
    zh: 'LINE 不接受这个 Channel ID 与密钥，请核对',
    tw: 'LINE 不接受這組 Channel ID 與密鑰，請核對',
    en: 'LINE refuses this channel ID with this secret; check both',
  },
} as const;
