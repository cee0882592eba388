import { kept, left, login, nameless, type TableRules } from '../tableRule.ts';

export const membersTables = {
  memberLevels: { retention: kept.settings, erasure: nameless.shops },
  memberNotes: {
    retention: kept.people,
    memberArchive: { left: 'what staff wrote for each other' },
    erasure: { goes: ['memberId'] },
  },
  memberSearchParts: {
    retention: { kept: 'belongs to a member' },
    archive: left.made,
    erasure: 'kept by the database from members',
  },
  members: {
    retention: kept.people,
    archive: { without: ['passwordHash'], why: login },
    erasure: nameless.apart,
  },
} satisfies TableRules;
