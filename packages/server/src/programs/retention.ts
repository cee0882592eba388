import { day, settings, type TableEnds } from '../platform/retention.ts';

export const programsEnds = {
  // As long as its name may be asked for of what it did; acts stay, and say that a program did them.
  apiKeys: { after: 'expiresAt', or: 'revokedAt', hours: 400 * day },
  eventStreams: { kept: 'one row for each shop whose programs follow its changes' },
  streamEvents: { after: 'numberedAt', hours: 7 * day },
  webhookDeliveries: { after: 'at', hours: 30 * day },
  webhooks: settings,
} satisfies TableEnds;
