import { kept, type TableRules } from '../tableRule.ts';

export const disputesTables = {
  measurementDisputes: {
    retention: kept.books,
    archive: 'whole',
    memberArchive: 'member',
    erasure: { of: ['memberId'], clear: { reason: '…', note: '', fileIds: [] }, plain: ['state'] },
  },
} satisfies TableRules;
