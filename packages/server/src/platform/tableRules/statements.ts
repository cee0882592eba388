import { kept, nameless, type TableRules } from '../tableRule.ts';

export const statementsTables = {
  statementImports: { retention: kept.books, erasure: 'names of files, and counts' },
  statementLines: {
    retention: kept.books,
    memberArchive: { left: 'the shop’s bank statement' },
    erasure: {
      of: ['memberId', 'bankTransferId', 'paymentId'],
      keep: {
        ...{ for: 'books', since: 'id' },
        clear: { reference: '', note: '', counterName: '', counterAccount: '', remark: '' },
      },
      plain: ['day', 'atTime', 'lineKey', 'state'],
    },
  },
  statementMaps: { retention: kept.settings, erasure: nameless.shops },
} satisfies TableRules;
