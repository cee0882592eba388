import { kept, type TableRules } from '../tableRule.ts';

export const trackingTables = {
  trackingEvents: { retention: kept.endedHistory, memberArchive: 'order', erasure: { goes: ['orderId'] } },
} satisfies TableRules;
