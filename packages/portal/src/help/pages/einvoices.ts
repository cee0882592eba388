import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '付款后的电子发票，以及以后怎么开。',
    questions: [
      { question: '怎么改成手机条码或公司发票？', answer: '在“发票方式”按“更改”。之后的付款都照新的开。' },
      { question: '退款后发票怎么办？', answer: '会开“折让单”，列在同一页。' },
      { question: '可以捐赠吗？', answer: '可以，填机构的捐赠码。捐出的发票不能再改。' },
    ],
  },
  tw: {
    purpose: '付款後的電子發票，以及以後怎麼開。',
    questions: [
      {
        question: '怎麼改成手機條碼或公司發票？',
        answer: '在「發票方式」按「變更」。之後的付款都照新的開。',
      },
      { question: '退款後發票怎麼辦？', answer: '會開「折讓單」，列在同一頁。' },
      { question: '可以捐贈嗎？', answer: '可以，填機構的捐贈碼。捐出的發票不能再改。' },
    ],
  },
  en: {
    purpose: 'E-invoices of your payments, and how later ones are issued.',
    questions: [
      {
        question: 'How do I use my mobile barcode, or a company’s number?',
        answer: 'Press “Change” beside “Your e-invoice”. It applies to all later payments.',
      },
      {
        question: 'What happens after a refund?',
        answer: 'An “Allowance” is issued and listed on the same page.',
      },
      {
        question: 'Can I donate an invoice?',
        answer: 'Yes, with the charity’s code. A donated invoice can’t be changed.',
      },
    ],
  },
};
