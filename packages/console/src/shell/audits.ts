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

/** The number of waiting requests in each audit queue, for the menu and the home page. */
export const useAuditCounts = (enabled: boolean) => useCall('getAuditCounts', {}, { topics, enabled });
