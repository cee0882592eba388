import { kept, type TableRules } from '../tableRule.ts';

export const disputesTables = {
  measurementDisputes: {
    contains: { zh: '重量与尺寸的争议', tw: '重量與尺寸的爭議', en: 'Disputes of measurements' },
    retention: kept.books,
    memberArchive: 'member',
    erasure: { of: ['memberId'], clear: { reason: '…', note: '', fileIds: [] }, plain: ['state'] },
  },
} satisfies TableRules;
