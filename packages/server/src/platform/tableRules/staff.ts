import {
  grantsLoginReason,
  keptForeverRules,
  notErasedReasons,
  notExportedReasons,
  type TableRules,
} from '../tableRule.ts';

export const staffTables = {
  auditLog: {
    contains: { zh: '员工的操作记录', tw: '員工的操作紀錄', en: 'What staff did' },
    retention: { kept: 'sealed into files after HISTORY_MONTHS (staff/sealAuditJob.ts)' },
    memberArchive: { left: 'what staff did, and who' },
    erasure: notErasedReasons.apart,
  },
  auditSubjects: {
    contains: {
      zh: '操作记录涉及的对象',
      tw: '操作紀錄涉及的對象',
      en: 'What each entry of the staff log is about',
    },
    retention: { kept: 'goes into a file with its act' },
    erasure: notErasedReasons.ids,
  },
  listLayouts: {
    contains: { zh: '员工选择的列表列', tw: '員工選擇的清單欄位', en: 'Columns that staff chose for lists' },
    retention: keptForeverRules.people,
    erasure: 'what staff look at',
  },
  listViews: {
    contains: { zh: '员工保存的列表视图', tw: '員工儲存的清單檢視', en: 'Saved views of lists' },
    retention: keptForeverRules.people,
    erasure: 'what staff look at',
  },
  staff: {
    contains: {
      zh: '员工的全部列（不含密码）',
      tw: '員工的全部欄位（不含密碼）',
      en: 'Staff with all columns, without passwords',
    },
    retention: keptForeverRules.people,
    archive: { without: ['passwordHash'], why: grantsLoginReason },
    erasure: 'of staff',
  },
  staffLooks: {
    retention: { after: 'lookedAt', hours: 1 },
    archive: notExportedReasons.short,
    erasure: 'what staff look at',
  },
  staffRecoveryCodes: {
    retention: keptForeverRules.people,
    archive: notExportedReasons.login,
    erasure: 'of staff',
  },
  staffSecondFactors: {
    retention: keptForeverRules.people,
    archive: notExportedReasons.login,
    erasure: 'of staff',
  },
} satisfies TableRules;
