import { endedHistory, type TableRetention } from '../platform/retention.ts';

export const trackingRetention = {
  trackingEvents: endedHistory,
} satisfies TableRetention;
