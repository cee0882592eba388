import { memberDataRule, staffSetupRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const movingTables = {
  // The rows of imported files contain members' data. They are kept for a week if not imported, else for half a year.
  moveRows: {
    retention: { after: 'expiresAt', hours: 0 },
    archive: { left: 'what files of the old system said; what came of it is in the tables themselves' },
    erasure: { goes: ['subjectId'] },
  },
  // Records of imported files stay, because they are part of the books.
  moveImports: {
    contains: {
      zh: '从旧系统导入的文件',
      tw: '從舊系統匯入的檔案',
      en: 'Files moved in from the old system',
    },
    retention: { after: 'expiresAt', hours: 0 },
    erasure: 'names of files, and counts',
  },
  moveKeys: {
    contains: { zh: '旧系统的编号', tw: '舊系統的編號', en: 'Numbers of the old system' },
    retention: { kept: 'which of our rows belongs to a number of the old system; grows by imports alone' },
    erasure: { goes: ['subjectId'] },
  },
  moveMaps: staffSetupRule({
    zh: '导入文件的列对应',
    tw: '匯入檔案的欄位對應',
    en: 'Columns of files moved in',
  }),
  moveLetters: memberDataRule({
    zh: '给转入会员的信',
    tw: '給轉入會員的信',
    en: 'Messages to members who were moved in',
  }),
} satisfies TableRules;
