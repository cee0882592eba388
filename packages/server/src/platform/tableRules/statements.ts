import { anonymousBooksRule, booksWithMembersRule, staffSetupRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const statementsTables = {
  statementImports: anonymousBooksRule(
    { zh: '导入的银行对账单', tw: '匯入的銀行對帳單', en: 'Imported bank statements' },
    'names of files, and counts',
  ),
  statementLines: {
    ...booksWithMembersRule(
      { zh: '银行对账单明细', tw: '銀行對帳單明細', en: 'Lines of bank statements' },
      { left: 'the shop’s bank statement' },
    ),
    erasure: {
      of: ['memberId', 'bankTransferId', 'paymentId'],
      keep: {
        ...{ for: 'books', since: 'id' },
        clear: { reference: '', note: '', counterName: '', counterAccount: '', remark: '' },
      },
      plain: ['day', 'atTime', 'lineKey', 'state'],
    },
  },
  statementMaps: staffSetupRule({
    zh: '银行对账单的格式',
    tw: '銀行對帳單的格式',
    en: 'Formats of bank statements',
  }),
} satisfies TableRules;
