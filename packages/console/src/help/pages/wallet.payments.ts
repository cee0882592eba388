import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '所有付款与充值，最新的在前。',
    tw: '所有付款與儲值，最新的在前。',
    en: 'Every payment and top-up, newest first.',
  },
  zh: {
    找付款: ['用订单号、账号或支付服务商编号搜索。', '“等待付款”表示支付服务商还没确认，系统会继续查询。'],
    退款: ['在那一行打开“更多操作”，按“原路退回”。', '不会超过付款金额；超过额度时由第二人确认。'],
    银行拒付: ['支付服务商没有自动通报时，按“登记拒付”。'],
  },
  tw: {
    找付款: ['用訂單編號、帳號或金流商編號搜尋。', '「等待付款」表示金流商還沒確認，系統會繼續查詢。'],
    退款: ['在那一列打開「更多操作」，按「原路退回」。', '不會超過付款金額；超過額度時由第二人確認。'],
    銀行爭議: ['金流商沒有自動通報時，按「登記爭議款」。'],
  },
  en: {
    'Find a payment': [
      'Search by order number, account or the provider’s reference.',
      '“Waiting” means that the provider hasn’t confirmed it. We keep asking.',
    ],
    'Send money back': [
      'Open “More” in the row and press “Send back to the source”.',
      'Never more than was paid; above your limit a second person agrees.',
    ],
    'A bank disputes it': ['Press “Register a chargeback” if the provider doesn’t report it automatically.'],
  },
};
