import { people, type TableRetention } from '../platform/retention.ts';

export const staffRetention = {
  auditLog: { kept: 'sealed into files after HISTORY_MONTHS (staff/sealAuditJob.ts)' },
  auditSubjects: { kept: 'goes into a file with its act' },
  listLayouts: people,
  listViews: people,
  staff: people,
  staffLooks: { after: 'lookedAt', hours: 1 },
  staffRecoveryCodes: people,
  staffSecondFactors: people,
} satisfies TableRetention;
