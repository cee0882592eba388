import { useCall } from './api.ts';

/** The realtime topics that change a queue's count. */
const topics = [
  'addresses',
  'identity',
  'declarers',
  'transfers',
  'withdrawals',
  'adjustments',
  'shares',
  'aftersales',
];

/** How many wait in each audit queue: beside its entry in the menu, and on the home page. */
export const useAuditCounts = (enabled: boolean) => useCall('getAuditCounts', {}, { topics, enabled });
