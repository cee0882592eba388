import type { Texts } from '../wire/values.ts';

export const portalWords = {
  'security.tabs': { zh: '会员资料分页', tw: '會員資料分頁', en: 'Account sections' },
  'security.tab.profile': { zh: '个人资料', tw: '個人資料', en: 'Profile' },
  'security.tab.service': { zh: '仓库与专员', tw: '倉庫與專員', en: 'Warehouse and contacts' },
  'security.tab.look': { zh: '外观', tw: '外觀', en: 'Look' },
  'security.tab.security': { zh: '账号安全', tw: '帳號安全', en: 'Security' },
  'security.tab.devices': { zh: '登录设备', tw: '登入裝置', en: 'Devices' },
  'security.password.note': {
    zh: '密码保护你的余额与收件资料，请勿与其他网站共用。',
    tw: '密碼保護你的餘額與收件資料，請勿與其他網站共用。',
    en: 'Your password protects your balance and addresses. Don’t use it anywhere else.',
  },
  'security.contact.note': {
    zh: '原来的手机或邮箱会收到通知，72 小时内可以恢复。',
    tw: '原來的手機或電子郵件會收到通知，72 小時內可以復原。',
    en: 'We’ll notify your old phone or email. You can undo the change from there for 72 hours.',
  },
  'security.proof.title': { zh: '请确认是你本人', tw: '請確認是你本人', en: 'Confirm it’s you' },
  'security.proof.why': {
    zh: '这项变更关系到账号与资金的安全。距离上次登录已有一段时间，请再确认一次。',
    tw: '這項變更關係到帳號與款項的安全。距離上次登入已有一段時間，請再確認一次。',
    en: 'This affects the security of your account. It’s been a while since you logged in, so please confirm your password.',
  },
  'security.proof.password': { zh: '当前密码', tw: '目前的密碼', en: 'Current password' },
  'security.proof.send': { zh: '确认', tw: '確認', en: 'Confirm' },
  'security.proof.byCode': {
    zh: '忘记密码？改用验证码',
    tw: '忘記密碼？改用驗證碼',
    en: 'Forgot it? Use a code instead',
  },
  'security.proof.byPassword': { zh: '改用密码', tw: '改用密碼', en: 'Use the password instead' },
  'security.proof.phone': { zh: '发短信到 {to}', tw: '傳簡訊到 {to}', en: 'Text a code to {to}' },
  'security.proof.email': { zh: '发邮件到 {to}', tw: '傳電子郵件到 {to}', en: 'Email a code to {to}' },
  'security.proof.sent': {
    zh: '验证码已发送至 {to}，10 分钟内有效。',
    tw: '驗證碼已傳送至 {to}，10 分鐘內有效。',
    en: 'We sent a code to {to}. It is valid for 10 minutes.',
  },
  'security.undo.title': { zh: '恢复联系方式', tw: '復原聯絡方式', en: 'Restore your contact details' },
  'security.undo.text': {
    zh: '如果不是你修改了联系方式，请点击下方按钮：我们会改回原来的手机或邮箱，并让所有设备退出登录。',
    tw: '如果不是你更改了聯絡方式，請按下方按鈕：我們會改回原來的手機或電子郵件，並登出所有裝置。',
    en: 'Didn’t change them? Press the button. We’ll restore your old phone or email and log out every device.',
  },
  'security.undo.do': {
    zh: '改回并让所有设备退出登录',
    tw: '改回並登出所有裝置',
    en: 'Restore and log out everywhere',
  },
  'security.undo.done': {
    zh: '已改回原来的联系方式',
    tw: '已改回原來的聯絡方式',
    en: 'Contact details restored',
  },
  'security.undo.done.text': {
    zh: '所有设备都已退出登录，期间新增的 LINE、微信绑定也已解除。请立即设置新密码。',
    tw: '所有裝置都已登出，期間新增的 LINE、微信綁定也已解除。請立即設定新密碼。',
    en: 'We logged out every device and unlinked any LINE or WeChat account linked since. Set a new password now.',
  },
  'security.undo.password': { zh: '设置新密码', tw: '設定新密碼', en: 'Set a new password' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  /** Names of actions in the audit log. Each key is `did.` and the name of the call. */
  'did.logout': { zh: '结束代会员操作', tw: '結束代會員操作', en: 'Ended acting as a member' },
  'did.inviteMember': { zh: '产生会员注册链接', tw: '產生會員註冊連結', en: 'Created a registration link' },
  'did.revokeMemberInvitation': {
    zh: '取消会员注册链接',
    tw: '取消會員註冊連結',
    en: 'Cancelled a registration link',
  },
  'did.actAsMember': { zh: '代会员操作', tw: '代會員操作', en: 'Acted as a member' },
} satisfies Record<string, Texts>;
