import { kept, nameless, type TableRules } from '../tableRule.ts';

export const movingTables = {
  // Files' rows contain members' data: they are kept for a week if not imported, else for half a year.
  moveRows: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: { left: 'what files of the old system said; what came of it is in the tables themselves' },
    erasure: { goes: ['subjectId'] },
  },
  // Records of imported files stay, because they are part of the books.
  moveImports: { retention: { after: 'expiresAt', hours: 0 }, erasure: 'names of files, and counts' },
  moveKeys: {
    retention: { kept: 'which of our rows belongs to a number of the old system; grows by imports alone' },
    erasure: { goes: ['subjectId'] },
  },
  moveMaps: { retention: kept.settings, erasure: nameless.shops },
  moveLetters: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
} satisfies TableRules;
