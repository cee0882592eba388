import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '优惠券：抵扣什么、给谁、到什么时候。',
    tw: '優惠券：折抵什麼、給誰、到什麼時候。',
    en: 'Coupons: what they take off, who gets them, until when.',
  },
  zh: {
    新增优惠券: [
      '按“新建优惠券”，表单下方的句子会说明效果并试算。',
      '设置张数和预算，用完就停止。',
      '按“启用”，超过你的额度时由第二人确认。',
    ],
    发送: ['发给会员，或产生兑换码后导出。'],
    看成效: ['“成效”有已发、已用和抵扣金额，“持有与使用记录”列出明细。'],
  },
  tw: {
    新增優惠券: [
      '按「新增優惠券」，表單下方的句子會說明效果並試算。',
      '設定張數和預算，用完就停止。',
      '按「啟用」，超過你的額度時由第二人確認。',
    ],
    發送: ['發給會員，或產生兌換碼後匯出。'],
    看成效: ['「成效」有已發、已用和折抵金額，「持有與使用紀錄」列出明細。'],
  },
  en: {
    'Make a coupon': [
      'Press “New coupon”. The sentence below the form says what it does, with an example.',
      'Set number and budget: it stops when either is used up.',
      'Press “Activate”. Above your limit a second person approves it.',
    ],
    'Give it': ['Issue it to members, or make codes and export them.'],
    'See what it did': ['“Results” counts issued, used, and what it cost. “Holders and use” lists them.'],
  },
};
