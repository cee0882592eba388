import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '包裹和订单现在在哪里。',
    tw: '包裹和訂單現在在哪裡。',
    en: 'Where your parcels and orders are.',
  },
  zh: {
    '好几天没有更新？': '转运和清关时常有几天没有新的记录。超过一周请联系客服。',
    '该查哪个号码？': '到仓前用快递单号；发货后用订单上的“转运单号”。',
  },
  tw: {
    '好幾天沒有更新？': '轉運和清關時常有幾天沒有新的紀錄。超過一週請聯絡客服。',
    '要查哪個號碼？': '到倉前用快遞單號；出貨後用訂單上的「轉運單號」。',
  },
  en: {
    'No news for days?':
      'There are often no events during transit and customs. After a week, ask customer service.',
    'Which number do I look up?':
      'The courier number until it reaches the warehouse; then the “Tracking number” of the order.',
  },
};
