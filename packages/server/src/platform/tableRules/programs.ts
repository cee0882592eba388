import { day, kept, left, login, nameless, type TableRules } from '../tableRule.ts';

export const programsTables = {
  // Kept as long as somebody may need the key's name for its actions. After that the audit log still says
  // that a program did them.
  apiKeys: {
    retention: { after: 'expiresAt', or: 'revokedAt', hours: 400 * day },
    archive: { without: ['tokenHash'], why: login },
    erasure: nameless.shops,
  },
  eventStreams: {
    retention: { kept: 'one row for each shop whose programs follow its changes' },
    archive: left.work,
    erasure: nameless.ids,
  },
  streamEvents: {
    retention: { after: 'numberedAt', hours: 7 * day },
    archive: left.made,
    erasure: nameless.ids,
  },
  webhookDeliveries: {
    retention: { after: 'at', hours: 30 * day },
    archive: { left: 'says what other tables say, to whom it was sent' },
    erasure: 'ids, and what the program of the shop answered',
  },
  webhooks: {
    retention: kept.settings,
    archive: { without: ['secret', 'oldSecret'], why: login },
    erasure: nameless.shops,
  },
} satisfies TableRules;
