import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '账号、地址、通知与说明的入口。',
    tw: '帳號、地址、通知與說明的入口。',
    en: 'The way to your account, addresses, notifications and help.',
  },
  zh: {
    '“会员代码”是什么？': '写在仓库地址里的代码，仓库靠这个代码认出你的包裹。',
    '怎么决定要收哪些通知？': '在“我的通知”打开“通知设置”。',
  },
  tw: {
    '「會員代碼」是什麼？': '寫在倉庫地址裡的代碼，倉庫靠這個代碼認出你的包裹。',
    '怎麼決定要收哪些通知？': '在「我的通知」打開「通知設定」。',
  },
  en: {
    'What is the “Receiving alias”?':
      'The code in your warehouse address, by which the warehouse knows your parcels.',
    'How do I choose my notifications?': 'Open “Settings” under “My notifications”.',
  },
};
