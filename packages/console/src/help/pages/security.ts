import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '登录、未通过的尝试、导出和查看证件。',
    tasks: [
      {
        title: '检查异常',
        steps: [
          '“最近 7 天被拒的登录”计算被拒绝的登录；同一地址很多次就是攻击。',
          '选“查看证件”或“导出”，看谁取得资料。',
        ],
      },
    ],
  },
  tw: {
    purpose: '登入、未通過的嘗試、匯出和查看證件。',
    tasks: [
      {
        title: '檢查異常',
        steps: [
          '「最近 7 天未通過的登入」計算未通過的登入；同一位址很多次就是攻擊。',
          '選「查看證件」或「匯出」，看誰取得資料。',
        ],
      },
    ],
  },
  en: {
    purpose: 'Logins, failed attempts, exports and views of documents.',
    tasks: [
      {
        title: 'Look for trouble',
        steps: [
          '“Failed logins, last 7 days” counts what was refused. Many from one address are an attack.',
          'Choose “Documents viewed” or “Export” to see who took data.',
        ],
      },
    ],
  },
};
