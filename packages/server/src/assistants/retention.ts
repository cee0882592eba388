import { day, type TableEnds } from '../platform/retention.ts';

export const assistantsEnds = {
  assistantClients: { after: 'expiresAt', hours: 0 },
  // A used code and a used refresh token are kept as long as somebody may use them again.
  assistantCodes: { after: 'expiresAt', hours: day },
  assistantTokens: { after: 'expiresAt', hours: day },
  assistantCalls: { after: 'at', hours: 90 * day },
  assistantGrants: { after: 'expiresAt', or: 'endedAt', hours: 180 * day },
} satisfies TableEnds;
