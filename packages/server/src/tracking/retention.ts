import { endedHistory, type TableEnds } from '../platform/retention.ts';

export const trackingEnds = {
  trackingEvents: endedHistory,
} satisfies TableEnds;
