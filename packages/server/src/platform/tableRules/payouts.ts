import { kept, type TableRules } from '../tableRule.ts';

export const payoutsTables = {
  payoutBatches: { retention: kept.books, erasure: 'sums and names of files' },
  payoutLines: {
    retention: kept.books,
    memberArchive: { left: 'the shop’s orders to its bank; the withdrawal is there' },
    erasure: {
      of: ['memberId'],
      keep: {
        ...{ for: 'books', since: 'id' },
        clear: { payeeName: '', account: '', bankCode: '', bankName: '', returnReason: '' },
      },
      plain: ['source', 'reference', 'state', 'providerReference', 'providerState'],
    },
  },
} satisfies TableRules;
