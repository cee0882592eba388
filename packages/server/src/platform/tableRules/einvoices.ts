import {
  booksWithMembersRule,
  memberDataRule,
  pendingWorkRule,
  staffSetupRule,
} from '../commonTableRules.ts';
import { grantsLoginReason, type TableRules } from '../tableRule.ts';

export const einvoicesTables = {
  einvoiceAccounts: {
    ...staffSetupRule({
      zh: '电子发票账户（不含密钥）',
      tw: '電子發票帳戶（不含金鑰）',
      en: 'E-invoice accounts, without keys',
    }),
    archive: { without: ['secretEnds'], why: grantsLoginReason },
  },
  einvoiceChoices: {
    ...memberDataRule({
      zh: '会员选择的发票方式',
      tw: '會員選擇的發票方式',
      en: 'What members want for their e-invoices',
    }),
    retention: { kept: 'one row for each member, with the member' },
  },
  einvoices: {
    ...booksWithMembersRule({
      zh: '电子发票与折让单',
      tw: '電子發票與折讓單',
      en: 'E-invoices and allowances',
    }),
    erasure: {
      of: ['memberId'],
      keep: {
        ...{ for: 'books', since: 'createdAt' },
        clear: { why: '', buyer: { code: '', title: '', address: '', name: '', email: '', phone: '' } },
      },
      plain: ['kind', 'state', 'reference', 'items', 'number', 'randomCode'],
    },
  },
  einvoiceSalesDue: pendingWorkRule('until the invoices are planned'),
  einvoicesDue: pendingWorkRule('until the invoices are planned'),
} satisfies TableRules;
