import { anonymousBooksRule, booksWithMembersRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const payoutsTables = {
  payoutBatches: anonymousBooksRule(
    { zh: '付款批次', tw: '付款批次', en: 'Batches of payouts' },
    'sums and names of files',
  ),
  payoutLines: {
    ...booksWithMembersRule(
      { zh: '付款批次的明细', tw: '付款批次的明細', en: 'Lines of payouts' },
      { left: 'the shop’s orders to its bank; the withdrawal is there' },
    ),
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
