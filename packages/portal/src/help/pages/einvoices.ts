import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '付款后的电子发票，以及以后怎么开。',
    tw: '付款後的電子發票，以及以後怎麼開。',
    en: 'E-invoices of your payments, and how later ones are issued.',
  },
  zh: {
    '怎么改成手机条码或公司发票？': '在“发票方式”按“更改”。之后的付款都照新的开。',
    '退款后发票怎么办？': '会开“折让单”，列在同一页。',
    '可以捐赠吗？': '可以，填机构的捐赠码。捐出的发票不能再改。',
  },
  tw: {
    '怎麼改成手機條碼或公司發票？': '在「發票方式」按「變更」。之後的付款都照新的開。',
    '退款後發票怎麼辦？': '會開「折讓單」，列在同一頁。',
    '可以捐贈嗎？': '可以，填機構的捐贈碼。捐出的發票不能再改。',
  },
  en: {
    'How do I use my mobile barcode, or a company’s number?':
      'Press “Change” beside “Your e-invoice”. It applies to all later payments.',
    'What happens after a refund?': 'An “Allowance” is issued and listed on the same page.',
    'Can I donate an invoice?': 'Yes, with the charity’s code. A donated invoice can’t be changed.',
  },
};
