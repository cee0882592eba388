import { kept, left, login, nameless, type TableRules } from '../tableRule.ts';

export const einvoicesTables = {
  einvoiceAccounts: {
    contains: {
      zh: '电子发票账户（不含密钥）',
      tw: '電子發票帳戶（不含金鑰）',
      en: 'E-invoice accounts, without keys',
    },
    retention: kept.settings,
    archive: { without: ['secretEnds'], why: login },
    erasure: nameless.shops,
  },
  einvoiceChoices: {
    contains: {
      zh: '会员选择的发票方式',
      tw: '會員選擇的發票方式',
      en: 'What members want for their e-invoices',
    },
    retention: { kept: 'one row for each member, with the member' },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  einvoices: {
    contains: { zh: '电子发票与折让单', tw: '電子發票與折讓單', en: 'E-invoices and allowances' },
    retention: kept.books,
    memberArchive: 'member',
    erasure: {
      of: ['memberId'],
      keep: {
        ...{ for: 'books', since: 'createdAt' },
        clear: { why: '', buyer: { code: '', title: '', address: '', name: '', email: '', phone: '' } },
      },
      plain: ['kind', 'state', 'reference', 'items', 'number', 'randomCode'],
    },
  },
  einvoiceSalesDue: {
    retention: { kept: 'until the invoices are planned' },
    archive: left.work,
    erasure: nameless.work,
  },
  einvoicesDue: {
    retention: { kept: 'until the invoices are planned' },
    archive: left.work,
    erasure: nameless.work,
  },
} satisfies TableRules;
