/** Notifications about electronic invoices. */
export const einvoiceTexts = {
  'einvoice.issue': {
    zh: { title: '电子发票已开立', text: '{subject} 的电子发票 {number} 已开立，金额 {amount}。' },
    tw: { title: '電子發票已開立', text: '{subject} 的電子發票 {number} 已開立，金額 {amount}。' },
    en: { title: 'E-invoice issued', text: 'E-invoice {number} over {amount} was issued for {subject}.' },
  },
  'einvoice.allow': {
    zh: { title: '折让单已开立', text: '{subject} 的折让单 {number} 已开立，折让 {amount}。' },
    tw: { title: '折讓單已開立', text: '{subject} 的折讓單 {number} 已開立，折讓 {amount}。' },
    en: { title: 'Allowance issued', text: 'Allowance {number} over {amount} was issued for {subject}.' },
  },
  'einvoice.void': {
    zh: { title: '电子发票已作废', text: '{subject} 的电子发票 {number}（{amount}）已作废。' },
    tw: { title: '電子發票已作廢', text: '{subject} 的電子發票 {number}（{amount}）已作廢。' },
    en: { title: 'E-invoice voided', text: 'E-invoice {number} over {amount} for {subject} was voided.' },
  },
} as const;
