import { kept, left, login, type TableRules } from '../tableRule.ts';

export const passkeysTables = {
  passkeys: {
    retention: kept.people,
    archive: { without: ['publicKey', 'credentialId'], why: login },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  passkeyChallenges: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: left.short,
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
