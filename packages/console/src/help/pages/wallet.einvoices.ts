import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '电子发票，付款后自动开立。',
    tasks: [
      { title: '开立失败', steps: ['打开“查看”，看开票服务商的说明。', '排除原因后按“重试”。'] },
      { title: '申报', steps: ['选月份，导出清单给会计。'] },
    ],
  },
  tw: {
    purpose: '電子發票，付款後自動開立。',
    tasks: [
      { title: '開立失敗', steps: ['打開「檢視」，看加值中心的說明。', '排除原因後按「重試」。'] },
      { title: '申報', steps: ['選月份，匯出清單給會計。'] },
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
    ],
  },
};
