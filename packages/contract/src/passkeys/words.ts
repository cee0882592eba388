import type { Texts } from '../wire/values.ts';

export const portalWords = {
  'passkeys.title': { zh: '通行密钥', tw: '通行金鑰', en: 'Passkeys' },
  'passkeys.login': { zh: '用通行密钥登录', tw: '使用通行金鑰登入', en: 'Log in with a passkey' },
  'passkeys.none': {
    zh: '用指纹、面容或锁屏密码登录，不用记密码。',
    tw: '用指紋、臉部或螢幕鎖登入，不必記密碼。',
    en: 'Log in with your fingerprint, face or screen lock. No password to remember.',
  },
  'passkeys.add': { zh: '添加通行密钥', tw: '新增通行金鑰', en: 'Add a passkey' },
  'passkeys.added': {
    zh: '已添加，下次可直接登录',
    tw: '已新增，下次可直接登入',
    en: 'Passkey added. Use it next time you log in',
  },
  'passkeys.thisDevice': { zh: '这台设备', tw: '這台裝置', en: 'This device' },
  'passkeys.synced': { zh: '会同步到你的其他设备', tw: '會同步到你的其他裝置', en: 'Synced to your devices' },
  'passkeys.oneDevice': { zh: '仅在一台设备上', tw: '只在一台裝置上', en: 'On one device only' },
  'passkeys.elsewhere': { zh: '用于 {host}', tw: '用於 {host}', en: 'Works at {host}' },
  'passkeys.since': { zh: '添加于', tw: '新增於', en: 'Added' },
  'passkeys.used': { zh: '上次使用', tw: '上次使用', en: 'Last used' },
  'passkeys.unused': { zh: '还没用过', tw: '還沒用過', en: 'Never used' },
  'passkeys.rename': { zh: '改名', tw: '改名', en: 'Rename' },
  'passkeys.name': { zh: '名称', tw: '名稱', en: 'Name' },
  'passkeys.rename.save': { zh: '保存', tw: '儲存', en: 'Save' },
  'passkeys.remove': { zh: '移除', tw: '移除', en: 'Remove' },
  'passkeys.remove.title': { zh: '要移除“{name}”吗？', tw: '要移除「{name}」嗎？', en: 'Remove “{name}”?' },
  'passkeys.remove.text': {
    zh: '之后不能再用这个密钥登录。也请在设备的密码设置中删除。',
    tw: '之後就不能用這個金鑰登入。也請到裝置的密碼設定刪除。',
    en: 'It can no longer log in. Delete it in your device’s password settings too.',
  },
  'passkeys.removed': { zh: '已移除', tw: '已移除', en: 'Passkey removed' },
  'passkeys.full': {
    zh: '已有 {most} 个通行密钥，移除不用的才能再添加。',
    tw: '已有 {most} 個通行金鑰，移除不用的才能再新增。',
    en: 'You have {most} passkeys, the most possible. Remove one to add another.',
  },
  'passkeys.unsupported': {
    zh: '这个浏览器不支持通行密钥，请用手机或较新的浏览器打开本页。',
    tw: '這個瀏覽器不支援通行金鑰，請用手機或較新的瀏覽器開啟本頁。',
    en: 'This browser has no passkeys. Open this page on your phone or in a newer browser.',
  },
  'passkeys.known': {
    zh: '这台设备已有你的通行密钥',
    tw: '這台裝置已有你的通行金鑰',
    en: 'This device already has a passkey of yours',
  },
  'passkeys.failed': {
    zh: '设备没有完成，请再试一次或改用其他方式',
    tw: '裝置沒有完成，請再試一次或改用其他方式',
    en: 'Your device didn’t finish. Try again or choose another way',
  },
  'passkeys.proof': { zh: '用通行密钥确认', tw: '使用通行金鑰確認', en: 'Use a passkey' },
} as const satisfies Readonly<Record<string, Texts>>;
