import { kept, type TableRules } from '../tableRule.ts';

export const trackingTables = {
  trackingEvents: {
    retention: kept.endedHistory,
    archive: 'whole',
    memberArchive: 'order',
    erasure: { goes: ['orderId'] },
  },
} satisfies TableRules;
