import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员累积和使用的积分。',
    tw: '會員累積和使用的點數。',
    en: 'Points that members collect and spend.',
  },
  zh: {
    设置规则: ['“积分规则”：多少运费得 1 积分、1 积分的价值、最多抵扣比例。', '调高价值要第二人确认。'],
    发放或调整: ['多人用“发放积分”；单一会员在会员页用“调整积分”。'],
    查一笔变动: ['按原因、方向和日期筛选。', '按一下那一行，可以写信给会员。'],
  },
  tw: {
    設定規則: ['「點數規則」：多少運費得 1 點、1 點的價值、最多折抵比例。', '調高價值要第二人確認。'],
    發放或調整: ['多人用「發放點數」；單一會員在會員頁用「調整點數」。'],
    查一筆變動: ['按原因、方向和日期篩選。', '按一下那一列，可以寫訊息給會員。'],
  },
  en: {
    'Set the rules': [
      '“Rules”: how much shipping earns a point, what it is worth, how much of an order it may pay.',
      'Raising the worth needs a second approval.',
    ],
    'Give or take points': ['“Issue points” for many members. On a member’s page, “Adjust points” for one.'],
    'Look up a change': [
      'Narrow the records by reason, direction and days.',
      'Press a row to write to the member.',
    ],
  },
};
