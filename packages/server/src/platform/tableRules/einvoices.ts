import { kept, left, login, nameless, type TableRules } from '../tableRule.ts';

export const einvoicesTables = {
  einvoiceAccounts: {
    retention: kept.settings,
    archive: { without: ['secretEnds'], why: login },
    erasure: nameless.shops,
  },
  einvoiceChoices: {
    retention: { kept: 'one row for each member, with the member' },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  einvoices: {
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
