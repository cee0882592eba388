import { day, settings, type TableEnds } from '../platform/retention.ts';

export const programsEnds = {
  // Kept as long as the name of a key may be needed for its actions. The audit log stays and says that a program did them.
  apiKeys: { after: 'expiresAt', or: 'revokedAt', hours: 400 * day },
  eventStreams: { kept: 'one row for each shop whose programs follow its changes' },
  streamEvents: { after: 'numberedAt', hours: 7 * day },
  webhookDeliveries: { after: 'at', hours: 30 * day },
  webhooks: settings,
} satisfies TableEnds;
