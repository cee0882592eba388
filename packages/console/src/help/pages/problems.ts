import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '有问题的包裹：会员决定，仓库处理，双方看到同样的经过。',
    tw: '有問題的包裹：會員決定，倉庫處理，雙方看到同樣的經過。',
    en: 'Parcels with a problem: the member decides, the warehouse acts, and both see the same history.',
  },
  zh: {
    登记问题: [
      '按“登记问题件”，扫描包裹。',
      '选类型、写说明、拍照，会员三样都看得到。',
      '处理完以前不能寄出时，设置不能加入订单。',
    ],
    处理: [
      '看“待处理”：这些会员已经决定。',
      '先按“我来处理”，避免重复处理。',
      '照决定处理后按“处理完成”。费用依“费用与时限”收取。',
    ],
    会员没有回复: ['在“逾期”可以看到，系统会自动提醒。', '按“再问会员”，或打电话。'],
  },
  tw: {
    登記問題: [
      '按「登記問題件」，掃描包裹。',
      '選類型、寫說明、拍照，會員三樣都看得到。',
      '處理完以前不能寄出時，設定不能加入訂單。',
    ],
    處理: [
      '看「待處理」：這些會員已經決定。',
      '先按「我來處理」，避免重複處理。',
      '照決定處理後按「處理完成」。費用依「費用與時限」收取。',
    ],
    會員沒有回覆: ['在「逾期」可以看到，系統會自動提醒。', '按「再問會員」，或打電話。'],
  },
  en: {
    'Register a problem': [
      'Press “Register problem” and scan the parcel.',
      'Choose the type, describe it, and take photos. The member sees all three.',
      'Keep it out of orders if it must not ship meanwhile.',
    ],
    'Settle it': [
      'Look under “To settle”: these members have decided.',
      'Press “Assign to me”, so that nobody does it twice.',
      'Do what was decided and press “Settle”. A fee is charged as set under “Fees and days”.',
    ],
    'No answer': [
      '“Overdue” lists them. Reminders go out automatically.',
      'Press “Ask member again” or call the member.',
    ],
  },
};
