import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '电子发票，付款后自动开立。',
    tw: '電子發票，付款後自動開立。',
    en: 'Taiwan’s e-invoices, issued automatically after a payment.',
  },
  zh: {
    开立失败: ['打开“查看”，看开票服务商的说明。', '排除原因后按“重试”。'],
    申报: ['选月份，导出清单给会计。'],
    找一张发票: [
      '搜索号码或会员，再按种类、状态和日期筛选。',
      '按一下那一行，旁边会显示全部内容，也可以写信给会员。',
    ],
  },
  tw: {
    開立失敗: ['打開「檢視」，看加值中心的說明。', '排除原因後按「重試」。'],
    申報: ['選月份，匯出清單給會計。'],
    找一張發票: [
      '搜尋號碼或會員，再按種類、狀態和日期篩選。',
      '按一下那一列，旁邊會顯示全部內容，也可以寫訊息給會員。',
    ],
  },
  en: {
    'One was refused': [
      'Open “Details”: it says what the provider answered.',
      'Correct the cause and press “Try again”.',
    ],
    'Report the month': ['Choose the month and export the list for the accountant.'],
    'Find an invoice': [
      'Search by number or member, and narrow by kind, state and days.',
      'Press a row to see all of it, and to write to the member.',
    ],
  },
};
