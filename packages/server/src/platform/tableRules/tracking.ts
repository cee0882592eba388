import { keptForeverRules, type TableRules } from '../tableRule.ts';

export const trackingTables = {
  trackingEvents: {
    contains: { zh: '物流记录', tw: '物流紀錄', en: 'Tracking events' },
    retention: keptForeverRules.endedHistory,
    memberArchive: 'order',
    erasure: { goes: ['orderId'] },
  },
} satisfies TableRules;
