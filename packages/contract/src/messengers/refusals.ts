/** If the reader cannot solve the problem, the text says who can help. */
export const messengerRefusals = {
  'messenger.notOffered': {
    zh: '本店尚未开通此登录方式，请改用其他方式登录',
    tw: '本店尚未啟用這種登入方式，請改用其他方式登入',
    en: 'This shop doesn’t offer this login. Choose another',
  },
  'messenger.unavailable': {
    status: 503,
    zh: '暂时无法连接对方服务，请稍后再试或改用密码登录',
    tw: '暫時連不上對方的服務，請稍後再試或改用密碼登入',
    en: 'The messenger isn’t responding right now. Try later or use your password',
  },
  'messenger.signInInvalid': {
    zh: '此次授权已失效，或不是从这个浏览器开始的，请重新操作',
    tw: '這次授權已失效，或不是從這個瀏覽器開始的，請重新操作',
    en: 'This sign-in has expired or was started in another browser. Start again',
  },
  'messenger.declined': {
    zh: '对方没有确认这次授权，请重新操作',
    tw: '對方沒有確認這次授權，請重新操作',
    en: 'The messenger didn’t confirm this sign-in. Start again',
  },
  'messenger.ticketInvalid': {
    zh: '授权凭证已失效，请重新用 LINE 授权',
    tw: '授權憑證已失效，請重新用 LINE 授權',
    en: 'This LINE sign-in was used or has expired. Start again',
  },
  'messenger.alreadyBound': {
    zh: '你已绑定账号，如需更换请先解除绑定',
    tw: '你已綁定帳號，如要更換請先解除綁定',
    en: 'You already linked an account. Unlink it first to change it',
  },
  'messenger.boundElsewhere': {
    zh: '其他会员已绑定该账号，请改用其他账号或联系客服',
    tw: '其他會員已綁定這個帳號，請改用其他帳號或聯絡客服',
    en: 'This account is already linked to another member',
  },
  'messenger.unbindFailed': {
    zh: '目前没有绑定，不需要解除',
    tw: '目前沒有綁定，不需要解除',
    en: 'No account is linked',
  },
  'messenger.qrInvalid': {
    zh: '二维码无效，请在电脑上刷新后重新扫描',
    tw: 'QR Code 無效，請在電腦上重新產生後再掃描',
    en: 'This QR code is no longer valid. Get a new one on the computer and scan again',
  },
  'messenger.addressInvalid': {
    zh: '请填写对方服务的公开网址，以 https:// 开头',
    tw: '請填寫對方服務的公開網址，以 https:// 開頭',
    en: 'Enter the public address of the service, starting with https://',
  },
  'messenger.secretNeeded': { zh: '请填写密钥', tw: '請填寫金鑰', en: 'Enter the secret' },
  'messenger.issuerSilent': {
    zh: '在这个网址找不到 OpenID Connect 服务，请核对 issuer',
    tw: '在這個網址找不到 OpenID Connect 服務，請核對 issuer',
    en: 'No OpenID Connect service responds at this address. Check the issuer',
  },
  'messenger.clientRefused': {
    zh: 'LINE 不接受这个 Channel ID 与密钥，请核对',
    tw: 'LINE 不接受這組 Channel ID 與金鑰，請核對',
    en: 'LINE refuses this channel ID with this secret; check both',
  },
} as const;
