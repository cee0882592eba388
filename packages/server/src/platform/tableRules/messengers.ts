import { kept, left, login, type TableRules } from '../tableRule.ts';

export const messengersTables = {
  messengerBindings: {
    contains: { zh: '绑定的 LINE 与微信', tw: '綁定的 LINE 與微信', en: 'Linked LINE and WeChat accounts' },
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
