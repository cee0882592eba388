import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '把余额提现到你的银行账户。',
    questions: [
      {
        question: '要等多久？',
        answer: '店铺审核后转出，这一页会显示进度。',
      },
      {
        question: '可以提多少？',
        answer: '你存入或退回的钱可以提；赠送的金额只能用来付款。',
      },
    ],
  },
  tw: {
    purpose: '把餘額領回你的銀行帳戶。',
    questions: [
      {
        question: '要等多久？',
        answer: '店家審核後匯出，這一頁會顯示進度。',
      },
      {
        question: '可以領多少？',
        answer: '你存入或退回的錢可以領；贈送的金額只能用來付款。',
      },
    ],
  },
  en: {
    purpose: 'Have your balance paid to your bank account.',
    questions: [
      {
        question: 'How long does it take?',
        answer: 'The shop checks it and pays. This page shows how far it is.',
      },
      {
        question: 'How much can I take out?',
        answer: 'What you put in or were refunded. Bonuses can only be spent.',
      },
    ],
  },
};
