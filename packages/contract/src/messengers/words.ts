import type { Texts } from '../wire/values.ts';

export const portalWords = {
  'messengers.line': { zh: 'LINE', tw: 'LINE', en: 'LINE' },
  'messengers.wechat': { zh: '微信公众号', tw: '微信公眾號', en: 'WeChat official account' },
  'messengers.line.hint': {
    zh: '绑定后可用 LINE 一键登录',
    tw: '綁定後可用 LINE 一鍵登入',
    en: 'Log in with one tap on LINE',
  },
  'messengers.wechat.hint': {
    zh: '请在微信内打开本页再绑定',
    tw: '請在微信內開啟本頁再綁定',
    en: 'Open this page inside WeChat to link it',
  },
  'messengers.line.notFriend': {
    zh: '你还没有加我们的官方账号为好友，LINE 不会显示通知，改用其他方式通知你。',
    tw: '你還沒有加我們的官方帳號為好友，LINE 不會顯示通知，改用其他方式通知你。',
    en: 'You haven’t added our LINE account, so LINE can’t show our notifications. We use another channel instead.',
  },
  'messengers.line.addFriend': { zh: '加为好友', tw: '加入好友', en: 'Add in LINE' },
  'messengers.title': { zh: '已绑定的账号', tw: 'LINE 與微信', en: 'Linked accounts' },
  'messengers.bind.line': { zh: '绑定 LINE', tw: '綁定 LINE', en: 'Link LINE' },
  'messengers.bind.wechat': {
    zh: '绑定微信公众号',
    tw: '綁定微信公眾號',
    en: 'Link WeChat official account',
  },
  'messengers.unbind': { zh: '解除绑定', tw: '解除綁定', en: 'Unlink' },
  'messengers.unbind.title.line': {
    zh: '要解除 LINE 的绑定吗？',
    tw: '要解除 LINE 的綁定嗎？',
    en: 'Unlink LINE?',
  },
  'messengers.unbind.title.wechat': {
    zh: '要解除微信公众号的绑定吗？',
    tw: '要解除微信公眾號的綁定嗎？',
    en: 'Unlink the WeChat official account?',
  },
  'messengers.unbind.line': {
    zh: '之后不能再用 LINE 登录，仍可使用账号和密码。',
    tw: '之後就不能用 LINE 登入，仍可使用帳號和密碼。',
    en: 'You can no longer log in with LINE. Your username and password still work.',
  },
  'messengers.unbind.wechat': {
    zh: '之后公众号不会再识别你，可随时重新绑定。',
    tw: '之後公眾號不會再認得你，可隨時重新綁定。',
    en: 'The official account will no longer recognize you. You can link it again at any time.',
  },
  'messengers.unbound': { zh: '已解除绑定', tw: '已解除綁定', en: 'Account unlinked' },
  'messengers.isBound': { zh: '已绑定', tw: '已綁定', en: 'Linked' },
  'messengers.boundAs': { zh: '已绑定：{name}', tw: '已綁定：{name}', en: 'Linked as {name}' },
  'messengers.prompt.line': {
    zh: '你还没有绑定 LINE',
    tw: '你還沒有綁定 LINE',
    en: 'Your LINE is not linked yet',
  },
  'messengers.prompt.wechat': {
    zh: '你还没有绑定微信公众号',
    tw: '你還沒有綁定微信公眾號',
    en: 'Our WeChat official account is not linked yet',
  },
  'messengers.later': { zh: '以后再说', tw: '以後再說', en: 'Not now' },
  'messengers.offer': {
    zh: '注册成功！要绑定常用的账号吗？',
    tw: '註冊完成！要綁定常用的帳號嗎？',
    en: 'Welcome! Link an account you use every day?',
  },
  'messengers.offer.text': {
    zh: '之后也可以随时在“个人资料”中绑定。',
    tw: '之後也可以隨時在「個人資料」綁定。',
    en: 'You can also do this at any time under Personal data.',
  },
  'messengers.waiting': {
    zh: '登录或注册后，会绑定 LINE 账号“{name}”。',
    tw: '登入或註冊後，會綁定 LINE 帳號「{name}」。',
    en: 'Once you log in or register, the LINE account “{name}” will be linked.',
  },
  'messengers.waiting.drop': { zh: '不绑定', tw: '不要綁定', en: 'Don’t link' },
  'messengers.return': { zh: '登录授权', tw: '登入授權', en: 'Signing in' },
  'messengers.return.failed': { zh: '没有完成', tw: '沒有完成', en: 'Sign-in failed' },
  'messengers.return.otherBrowser': {
    zh: '此次授权不是从这个浏览器开始的，或已经用过了。请在这里重新操作。',
    tw: '這次授權不是從這個瀏覽器開始的，或已經用過了。請在這裡重新操作。',
    en: 'This sign-in was started in another browser or already used. Start again here.',
  },
  'messengers.return.declined': {
    zh: '你没有同意授权，没有任何更改。',
    tw: '你沒有同意授權，沒有任何變更。',
    en: 'You didn’t give your consent, so nothing has changed.',
  },
  'messengers.choose': { zh: '{name}，你好！', tw: '{name}，你好！', en: 'Hello, {name}!' },
  'messengers.choose.intro': {
    zh: '这个 LINE 账号还没有绑定会员。登录或注册一次，之后就能用 LINE 登录。',
    tw: '這個 LINE 帳號還沒有綁定會員。登入或註冊一次，之後就能用 LINE 登入。',
    en: 'This LINE account isn’t linked to a member yet. Log in or register once, then use LINE from now on.',
  },
  'messengers.choose.login': {
    zh: '我已有账号，登录并绑定',
    tw: '我已有帳號，登入並綁定',
    en: 'I have an account: log in and link',
  },
  'messengers.choose.register': { zh: '注册新会员并绑定', tw: '註冊新會員並綁定', en: 'Register and link' },
  'messengers.qr.label': { zh: '登录用的二维码', tw: '登入用的 QR Code', en: 'Login QR code' },
  'messengers.qr.again': { zh: '重新生成', tw: '重新產生', en: 'New code' },
  'messengers.qr.waiting': {
    zh: '请用已登录的手机相机扫描，2 分钟内有效',
    tw: '請用已登入的手機相機掃描，2 分鐘內有效',
    en: 'Scan it with the camera of a logged-in phone. Valid for 2 minutes',
  },
  'messengers.qr.scanned': {
    zh: '已扫描，请在手机上确认',
    tw: '已掃描，請在手機上確認',
    en: 'Scanned. Confirm on the phone',
  },
  'messengers.qr.refused': {
    zh: '手机上选择了不登录',
    tw: '手機上選擇了不要登入',
    en: 'Denied on the phone',
  },
  'messengers.qr.expired': { zh: '二维码已失效', tw: 'QR Code 已失效', en: 'This code has expired' },
  'messengers.qr.failed': { zh: '无法生成二维码', tw: '無法產生 QR Code', en: 'Couldn’t create the code' },
  'messengers.scan': { zh: '在电脑上登录', tw: '在電腦上登入', en: 'Log in on a computer' },
  'messengers.scan.ask': {
    zh: '要让这台电脑登录你的账号吗？',
    tw: '要讓這台電腦登入你的帳號嗎？',
    en: 'Let this computer log in to your account?',
  },
  'messengers.scan.browser': { zh: '浏览器', tw: '瀏覽器', en: 'Browser' },
  'messengers.scan.place': { zh: 'IP 地址', tw: 'IP 位址', en: 'Network address' },
  'messengers.scan.time': { zh: '发起时间', tw: '提出時間', en: 'Requested at' },
  'messengers.scan.warning': {
    zh: '只有你自己正在电脑前登录时才确认。他人发来的二维码请不要确认。',
    tw: '只有你自己正在電腦前登入時才確認。別人傳來的 QR Code 請不要確認。',
    en: 'Confirm only if you’re at that computer yourself. Never confirm a code someone sent you.',
  },
  'messengers.scan.accept': { zh: '确认登录', tw: '確認登入', en: 'Log in' },
  'messengers.scan.refuse': { zh: '不登录', tw: '不要登入', en: 'Don’t log in' },
  'messengers.scan.broken': {
    zh: '这个链接不完整，请重新扫描电脑上的二维码',
    tw: '這個連結不完整，請重新掃描電腦上的 QR Code',
    en: 'This link is incomplete. Scan the QR code on the computer again',
  },
  'messengers.scan.failed': { zh: '无法登录', tw: '無法登入', en: 'This code can’t be used' },
  'messengers.scan.accepted': { zh: '电脑已登录', tw: '電腦已登入', en: 'Computer logged in' },
  'messengers.scan.accepted.text': {
    zh: '你可以随时在“个人资料”中让那台电脑退出登录。',
    tw: '你可以在「個人資料」隨時登出那台電腦。',
    en: 'You can log that computer out at any time under Personal data.',
  },
  'messengers.scan.refused': { zh: '已拒绝', tw: '已拒絕', en: 'Login denied' },
  'messengers.scan.refused.text': {
    zh: '那台电脑没有登录。如果不是你操作的，你的账号仍然安全。',
    tw: '那台電腦沒有登入。如果不是你操作的，你的帳號仍然安全。',
    en: 'That computer was not logged in. If you didn’t request it, your account is still safe.',
  },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'messengers.title': { zh: 'LINE 与微信', tw: 'LINE 與微信', en: 'LINE and WeChat' },
  'messengers.intro': {
    zh: '会员可以用 LINE 登录、绑定微信公众号。密钥只写入，不会再显示。',
    tw: '會員可以用 LINE 登入、綁定微信公眾號。金鑰只寫入，不會再顯示。',
    en: 'Members log in with LINE and link your WeChat official account. Secrets are stored and never shown again.',
  },
  'messengers.redirect': {
    zh: '回调网址（请填到 LINE 与微信后台）',
    tw: '回呼網址（請填到 LINE 與微信後台）',
    en: 'Callback address (enter it at LINE and WeChat)',
  },
  'messengers.registerBind': {
    zh: '注册后邀请绑定',
    tw: '註冊後邀請綁定',
    en: 'Offer linking after registration',
  },
  'messengers.registerBind.hint': {
    zh: '新会员注册完成时，询问是否绑定上面开通的账号。',
    tw: '新會員註冊完成時，詢問是否綁定上面啟用的帳號。',
    en: 'We ask new members to link the channels turned on above.',
  },
  'messengers.line.on': { zh: '开通 LINE 登录', tw: '啟用 LINE 登入', en: 'Offer LINE login' },
  'messengers.line.on.hint': {
    zh: '需要 LINE Developers 的 LINE Login channel',
    tw: '需要 LINE Developers 的 LINE Login channel',
    en: 'Requires a LINE Login channel of LINE Developers',
  },
  'messengers.line.issuer': { zh: 'Issuer', tw: 'Issuer', en: 'Issuer' },
  'messengers.line.issuer.hint': {
    zh: 'LINE 的是 https://access.line.me',
    tw: 'LINE 的是 https://access.line.me',
    en: 'LINE’s is https://access.line.me',
  },
  'messengers.line.clientId': {
    zh: '频道编号（Channel ID）',
    tw: '頻道編號（Channel ID）',
    en: 'Channel ID',
  },
  'messengers.line.clientId.hint': {
    zh: '在 channel 的 Basic settings 页',
    tw: '在 channel 的 Basic settings 頁',
    en: 'On the channel’s Basic settings page',
  },
  'messengers.line.secret': {
    zh: '频道密钥（Channel secret）',
    tw: '頻道金鑰（Channel secret）',
    en: 'Channel secret',
  },
  'messengers.wechat.on': {
    zh: '开通微信公众号绑定',
    tw: '啟用微信公眾號綁定',
    en: 'Offer linking the WeChat official account',
  },
  'messengers.wechat.on.hint': {
    zh: '需要已认证的服务号',
    tw: '需要已認證的服務號',
    en: 'Requires a verified service account',
  },
  'messengers.wechat.appId': { zh: 'AppID', tw: 'AppID', en: 'AppID' },
  'messengers.wechat.appId.hint': {
    zh: '在公众平台的基本配置页',
    tw: '在公眾平台的基本配置頁',
    en: 'On the platform’s basic configuration page',
  },
  'messengers.wechat.secret': { zh: 'AppSecret', tw: 'AppSecret', en: 'AppSecret' },
  'messengers.wechat.authorizeUrl': { zh: '授权网址', tw: '授權網址', en: 'Authorization address' },
  'messengers.wechat.apiUrl': { zh: 'API 网址', tw: 'API 網址', en: 'API address' },
  'messengers.wechat.verification': {
    zh: '域名校验文件',
    tw: '網域校驗檔案',
    en: 'Domain verification file',
  },
  'messengers.wechat.verification.hint': {
    zh: '微信公众平台给的 MP_verify_….txt；本站会放在域名根目录。中国大陆的服务器还需要域名 ICP 备案。',
    tw: '微信公眾平台提供的 MP_verify_….txt；本站會放在網域根目錄。中國大陸的伺服器還需要網域 ICP 備案。',
    en: 'The MP_verify_….txt that the WeChat platform gives you; it is served at the root of the domain. On a server in Mainland China the domain also needs an ICP filing.',
  },
  'messengers.wechat.verification.pick': { zh: '选择文件', tw: '選擇檔案', en: 'Choose file' },
  'messengers.wechat.verification.remove': { zh: '移除 {name}', tw: '移除 {name}', en: 'Remove {name}' },
  'messengers.bound.notFriend': {
    zh: '未加官方账号为好友',
    tw: '未加官方帳號為好友',
    en: 'has not added the official account',
  },
  'messengers.secret.kept': {
    zh: '已保存；留空则不变',
    tw: '已儲存；留空則不變',
    en: 'Stored. Leave empty to keep it',
  },
  'messengers.secret.none': { zh: '尚未设置', tw: '尚未設定', en: 'Not set yet' },
  'messengers.try': { zh: '测试连接', tw: '測試連線', en: 'Test connection' },
  'messengers.try.works': {
    zh: '连接正常，登录页在 {host}',
    tw: '連線正常，登入頁在 {host}',
    en: 'Connected. Members log in at {host}',
  },
  'messengers.bound.line': { zh: '绑定的 LINE', tw: '綁定的 LINE', en: 'Linked LINE' },
  'messengers.bound.wechat': { zh: '绑定的微信', tw: '綁定的微信', en: 'Linked WeChat' },
  'messengers.bound.yes': { zh: '已绑定', tw: '已綁定', en: 'Yes' },
  'messengers.saved': { zh: '已保存', tw: '已儲存', en: 'Messenger settings saved' },
  /** Names of writes in the audit log. */
  'did.saveMessengerSettings': {
    zh: '修改社交账号设置',
    tw: '修改通訊軟體設定',
    en: 'Changed the messenger channels',
  },
  'did.tryLineIssuer': { zh: '测试 LINE 登录设置', tw: '測試 LINE 登入設定', en: 'Tested the LINE settings' },
} satisfies Record<string, Texts>;

/** What the tables of an export contain, as its README says. */
export const tableWords = {
  messengerBindings: {
    zh: '绑定的 LINE 与微信',
    tw: '綁定的 LINE 與微信',
    en: 'Linked LINE and WeChat accounts',
  },
} satisfies Record<string, Texts>;
