import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '余额的每一笔收支。',
    tw: '餘額的每一筆收支。',
    en: 'Everything that came to your balance or left it.',
  },
  zh: {
    '这笔扣款是什么？': '每一笔都写着订单或服务。打开订单可以看账单的每个项目。',
    '怎么增加或取回余额？': '用“充值”增加；“提现”取回你存入的钱。',
  },
  tw: {
    '這筆扣款是什麼？': '每一筆都寫著訂單或服務。打開訂單可以看帳單的每個項目。',
    '怎麼增加或領回餘額？': '用「儲值」增加；「提領」領回你存入的錢。',
  },
  en: {
    'What is this charge?':
      'Each line names its order or service. Open the order to see every item of the bill.',
    'How do I add to it or take it out?': '“Top up” adds to it. “Withdrawals” pays back what you put in.',
  },
};
