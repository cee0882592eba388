import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '登录、未通过的尝试、导出和查看证件。',
    tw: '登入、未通過的嘗試、匯出和查看證件。',
    en: 'Logins, failed attempts, exports and views of documents.',
  },
  zh: {
    检查异常: [
      '“最近 7 天被拒的登录”计算被拒绝的登录；同一地址很多次就是攻击。',
      '选“查看证件”或“导出”，看谁取得资料。',
    ],
    有不认识的登录: ['先问本人。不是本人时，立即更改密码并设置两步验证。', '每一行写着设备和时间。'],
    有人离职: ['在员工页停用账号，登录随即失效。', '再看最近几天是否有人导出数据。'],
  },
  tw: {
    檢查異常: [
      '「最近 7 天未通過的登入」計算未通過的登入；同一位址很多次就是攻擊。',
      '選「查看證件」或「匯出」，看誰取得資料。',
    ],
    有不認識的登入: ['先問本人。不是本人時，立刻更改密碼並設定兩步驟驗證。', '每一列寫著裝置和時間。'],
    有人離職: ['在員工頁停用帳號，登入隨即失效。', '再看最近幾天是否有人匯出資料。'],
  },
  en: {
    'Look for trouble': [
      '“Failed logins, last 7 days” counts what was refused. Many from one address are an attack.',
      'Choose “Documents viewed” or “Export” to see who took data.',
    ],
    'A login that nobody knows': [
      'Ask the person. If it was not them, change the password and set up two-step verification at once.',
      'Each line says which device it was, and when.',
    ],
    'Somebody leaves': [
      'Disable the account on the staff page: its sessions end at once.',
      'Then look whether data was exported in the last days.',
    ],
  },
};
