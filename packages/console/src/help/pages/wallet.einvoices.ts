import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '电子发票，付款后自动开立。',
    tasks: [
      { title: '开立失败', steps: ['打开“查看”，看开票服务商的说明。', '排除原因后按“重试”。'] },
      { title: '申报', steps: ['选月份，导出清单给会计。'] },
      {
        title: '找一张发票',
        steps: [
          '搜索号码或会员，再按种类、状态和日期筛选。',
          '按一下那一行，旁边会显示全部内容，也可以写信给会员。',
        ],
      },
    ],
  },
  tw: {
    purpose: '電子發票，付款後自動開立。',
    tasks: [
      { title: '開立失敗', steps: ['打開「檢視」，看加值中心的說明。', '排除原因後按「重試」。'] },
      { title: '申報', steps: ['選月份，匯出清單給會計。'] },
      {
        title: '找一張發票',
        steps: [
          '搜尋號碼或會員，再按種類、狀態和日期篩選。',
          '按一下那一列，旁邊會顯示全部內容，也可以寫訊息給會員。',
        ],
      },
    ],
  },
  en: {
    purpose: 'Taiwan’s e-invoices, issued automatically after a payment.',
    tasks: [
      {
        title: 'One was refused',
        steps: [
          'Open “Details”: it says what the provider answered.',
          'Correct the cause and press “Try again”.',
        ],
      },
      { title: 'Report the month', steps: ['Choose the month and export the list for the accountant.'] },
      {
        title: 'Find an invoice',
        steps: [
          'Search by number or member, and narrow by kind, state and days.',
          'Press a row to see all of it, and to write to the member.',
        ],
      },
    ],
  },
};
