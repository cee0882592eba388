import { day, left, type TableRules } from '../tableRule.ts';

export const assistantsTables = {
  assistantClients: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: { left: 'programs that have registered here; they register again at another host' },
    erasure: 'programs, under the names that they gave themselves',
  },
  // Used codes and refresh tokens are kept for as long as somebody may try to use them again.
  assistantCodes: {
    retention: { after: 'expiresAt', hours: day },
    archive: left.short,
    erasure: { goes: ['memberId'] },
  },
  assistantTokens: {
    retention: { after: 'expiresAt', hours: day },
    archive: left.login,
    erasure: { goes: ['memberId'] },
  },
  assistantCalls: {
    retention: { after: 'at', hours: 90 * day },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  assistantGrants: {
    retention: { after: 'expiresAt', or: 'endedAt', hours: 180 * day },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
