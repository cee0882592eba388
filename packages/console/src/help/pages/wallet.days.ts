import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '每日关账：保存数字，之后可以核对。',
    tasks: [
      {
        title: '关账',
        steps: ['选最后一天，按“关账”。', '打开已关账的日子会重新计算，“相符”表示没有变动。'],
      },
      { title: '看一天', steps: ['“经手人”写着谁经手、谁确认。', '“打印”可以印出签名用的单据。'] },
      { title: '给会计一份', steps: ['选日期，导出成表格。'] },
    ],
  },
  tw: {
    purpose: '每日關帳：保存數字，之後可以核對。',
    tasks: [
      {
        title: '關帳',
        steps: ['選最後一天，按「關帳」。', '打開已關帳的日子會重新計算，「相符」表示沒有變動。'],
      },
      { title: '看一天', steps: ['「經手人」寫著誰經手、誰確認。', '「列印」可以印出簽名用的單據。'] },
      { title: '給會計一份', steps: ['選日期，匯出成表格。'] },
    ],
  },
  en: {
    purpose: 'Close the days: the figures are kept and compared later.',
    tasks: [
      {
        title: 'Close days',
        steps: [
          'Choose the last day and press “Close”.',
          'A closed day is recalculated when you open it. “Same” means that nothing changed.',
        ],
      },
      {
        title: 'Look at a day',
        steps: [
          '“Handled by” shows who did what, alone or approved by another.',
          '“Print” gives the sheet to sign.',
        ],
      },
      { title: 'Give them to the accountant', steps: ['Choose the days and export them as a table.'] },
    ],
  },
};
