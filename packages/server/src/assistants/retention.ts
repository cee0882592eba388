import { day, type TableRetention } from '../platform/retention.ts';

export const assistantsRetention = {
  assistantClients: { after: 'expiresAt', hours: 0 },
  // Used codes and refresh tokens are kept for as long as somebody may try to use them again.
  assistantCodes: { after: 'expiresAt', hours: day },
  assistantTokens: { after: 'expiresAt', hours: day },
  assistantCalls: { after: 'at', hours: 90 * day },
  assistantGrants: { after: 'expiresAt', or: 'endedAt', hours: 180 * day },
} satisfies TableRetention;
