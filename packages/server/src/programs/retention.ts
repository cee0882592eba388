import { day, settings, type TableRetention } from '../platform/retention.ts';

export const programsRetention = {
  // Kept as long as somebody may need the key's name for its actions. After that the audit log still says
  // that a program did them.
  apiKeys: { after: 'expiresAt', or: 'revokedAt', hours: 400 * day },
  eventStreams: { kept: 'one row for each shop whose programs follow its changes' },
  streamEvents: { after: 'numberedAt', hours: 7 * day },
  webhookDeliveries: { after: 'at', hours: 30 * day },
  webhooks: settings,
} satisfies TableRetention;
