import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '每日关账：保存数字，之后可以核对。',
    tw: '每日關帳：保存數字，之後可以核對。',
    en: 'Close the days: the figures are kept and compared later.',
  },
  zh: {
    关账: ['选最后一天，按“关账”。', '打开已关账的日子会重新计算，“相符”表示没有变动。'],
    看一天: ['“经手人”写着谁经手、谁确认。', '“打印”可以印出签名用的单据。'],
    给会计一份: ['选日期，导出成表格。'],
  },
  tw: {
    關帳: ['選最後一天，按「關帳」。', '打開已關帳的日子會重新計算，「相符」表示沒有變動。'],
    看一天: ['「經手人」寫著誰經手、誰確認。', '「列印」可以印出簽名用的單據。'],
    給會計一份: ['選日期，匯出成表格。'],
  },
  en: {
    'Close days': [
      'Choose the last day and press “Close”.',
      'A closed day is recalculated when you open it. “Same” means that nothing changed.',
    ],
    'Look at a day': [
      '“Handled by” shows who did what, alone or approved by another.',
      '“Print” gives the sheet to sign.',
    ],
    'Give them to the accountant': ['Choose the days and export them as a table.'],
  },
};
