import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '所有会员与他们的资料。',
    tw: '所有會員與他們的資料。',
    en: 'Everybody who registered, with all that concerns them.',
  },
  zh: {
    找会员: [
      '用姓名（繁简皆可）、电话、会员代码、邮件或账号搜索。',
      '分页里有包裹、订单、款项、证件、通知、备注和账号。',
    ],
    在电话上协助: [
      '“以会员身份打开”可以看到会员看到的页面，并会记录。',
      '用“添加备注”记下约定的事，会员看不到。',
    ],
    新增或停用会员: [
      '“新增会员”会产生链接，传给对方自己设置密码。',
      '“停用账号”会在所有设备退出登录，包裹和款项保留。',
    ],
  },
  tw: {
    找會員: [
      '用姓名（繁簡皆可）、電話、會員代碼、電子郵件或帳號搜尋。',
      '分頁裡有包裹、訂單、款項、證件、通知、備註和帳號。',
    ],
    在電話上協助: [
      '「以會員身分開啟」可以看到會員看到的畫面，並會記錄。',
      '用「新增備註」記下約定的事，會員看不到。',
    ],
    新增或停用會員: [
      '「新增會員」會產生連結，傳給對方自己設定密碼。',
      '「停用帳號」會登出所有裝置，包裹和款項保留。',
    ],
  },
  en: {
    'Find a member': [
      'Search by name in either script, phone in any spelling, alias, email or account.',
      'The tabs show parcels, orders, money, documents, notifications, notes and the account.',
    ],
    'Help on the phone': [
      '“Open as this member” shows the portal as the member sees it. It is recorded.',
      'Write down what was agreed with “Add note”. Members never see notes.',
    ],
    'Add or stop a member': [
      '“Add member” makes a link. Send it to the person, who chooses a password.',
      '“Disable account” ends the sessions. Parcels and money stay.',
    ],
  },
};
