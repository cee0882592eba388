import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '让包裹或订单停下来的事都在这里，等最久的排在最前面。',
    tw: '讓包裹或訂單停下來的事都在這裡，等最久的排在最前面。',
    en: 'One queue of everything that stops a parcel or an order, the longest waiting first.',
  },
  zh: {
    处理清单: [
      '先看等我们处理的：选“等我们处理”。',
      '按“我来处理”，避免重复处理。',
      '“前往处理”会带你到处理的地方。',
    ],
    登记问题: [
      '在任何工作台按 F9：手上的包裹会自动带入，按数字选类型。',
      '已扫描的内容不会消失。',
      '会员同意后，其余的包裹可以继续打包。',
    ],
    准时处理: ['超过“费用与时限”设置的天数会变红色。', '“未付差额”和“地址未通过”要等会员，请联系他们。'],
  },
  tw: {
    處理清單: [
      '先看等我們處理的：選「等我們處理」。',
      '按「我來處理」，避免重複處理。',
      '「前往處理」會帶你到處理的地方。',
    ],
    登記問題: [
      '在任何工作台按 F9：手上的包裹會自動帶入，按數字選類型。',
      '已掃描的內容不會消失。',
      '會員同意後，其餘的包裹可以繼續打包。',
    ],
    準時處理: [
      '超過「費用與時限」設定的天數會變紅色。',
      '「未付差額」和「地址未通過」要等會員，請聯絡他們。',
    ],
  },
  en: {
    'Work through the queue': [
      'Choose “Waiting for us” to see what staff have to do.',
      'Press “Assign to me”, so that nobody does it twice.',
      '“Open” leads to the place where it is settled.',
    ],
    'Register a problem': [
      'Press F9 at any desk: the parcel in hand is filled in, and a digit chooses the type.',
      'What you scanned stays.',
      'Once the member agrees, the rest of the order can be packed.',
    ],
    'Keep the promise': [
      'A line turns red when it waits longer than the days set under “Fees and days”.',
      '“Unpaid differences” and “Rejected addresses” wait for the member: write to them.',
    ],
  },
};
