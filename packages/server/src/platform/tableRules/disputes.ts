import { booksWithMembersRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const disputesTables = {
  measurementDisputes: {
    ...booksWithMembersRule({
      zh: '重量与尺寸的争议',
      tw: '重量與尺寸的爭議',
      en: 'Disputes of measurements',
    }),
    erasure: { of: ['memberId'], clear: { reason: '…', note: '', fileIds: [] }, plain: ['state'] },
  },
} satisfies TableRules;
