import { kept, nameless, type TableRules } from '../tableRule.ts';

export const statementsTables = {
  statementImports: { retention: kept.books, archive: 'whole', erasure: 'names of files, and counts' },
  statementLines: {
    retention: kept.books,
    archive: 'whole',
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
  statementMaps: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
} satisfies TableRules;
