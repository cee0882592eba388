import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '把余额提现到你的银行账户。',
    tw: '把餘額領回你的銀行帳戶。',
    en: 'Have your balance paid to your bank account.',
  },
  zh: {
    '要等多久？': '店铺审核后转出，这一页会显示进度。',
    '可以提多少？': '你存入或退回的钱可以提；赠送的金额只能用来付款。',
    '订单退款怎么退到银行？': '付款方式不能退回时，这一页列出那些订单。按“退到银行账户”，金额会自动填好。',
  },
  tw: {
    '要等多久？': '店家審核後匯出，這一頁會顯示進度。',
    '可以領多少？': '你存入或退回的錢可以領；贈送的金額只能用來付款。',
    '訂單退款怎麼退到銀行？': '付款方式不能退回時，這一頁列出那些訂單。按「退到銀行帳戶」，金額會自動填好。',
  },
  en: {
    'How long does it take?': 'The shop checks it and pays. This page shows how far it is.',
    'How much can I take out?': 'What you put in or were refunded. Bonuses can only be spent.',
    'How does an order’s refund get to my bank?':
      'Orders whose payment can’t be sent back are listed here. Press “Refund to my bank account”: the amount is filled in.',
  },
};
