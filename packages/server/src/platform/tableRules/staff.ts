import { kept, left, login, nameless, type TableRules } from '../tableRule.ts';

export const staffTables = {
  auditLog: {
    retention: { kept: 'sealed into files after HISTORY_MONTHS (staff/sealAuditJob.ts)' },
    memberArchive: { left: 'what staff did, and who' },
    erasure: nameless.apart,
  },
  auditSubjects: { retention: { kept: 'goes into a file with its act' }, erasure: nameless.ids },
  listLayouts: { retention: kept.people, erasure: 'what staff look at' },
  listViews: { retention: kept.people, erasure: 'what staff look at' },
  staff: { retention: kept.people, archive: { without: ['passwordHash'], why: login }, erasure: 'of staff' },
  staffLooks: {
    retention: { after: 'lookedAt', hours: 1 },
    archive: left.short,
    erasure: 'what staff look at',
  },
  staffRecoveryCodes: { retention: kept.people, archive: left.login, erasure: 'of staff' },
  staffSecondFactors: { retention: kept.people, archive: left.login, erasure: 'of staff' },
} satisfies TableRules;
