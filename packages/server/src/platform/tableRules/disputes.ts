import { kept, type TableRules } from '../tableRule.ts';

export const disputesTables = {
  measurementDisputes: {
    retention: kept.books,
    memberArchive: 'member',
    erasure: { of: ['memberId'], clear: { reason: '…', note: '', fileIds: [] }, plain: ['state'] },
  },
} satisfies TableRules;
