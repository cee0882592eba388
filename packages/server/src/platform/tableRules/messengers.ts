import { kept, left, login, type TableRules } from '../tableRule.ts';

export const messengersTables = {
  messengerBindings: {
    retention: kept.people,
    archive: { without: ['tokens'], why: login },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  messengerLogins: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: left.short,
    erasure: { goes: ['memberId'] },
  },
  qrLogins: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: left.short,
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
