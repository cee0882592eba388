import { memberDataRule, memberTicketRule } from '../commonTableRules.ts';
import {
  grantsLoginReason,
  hoursPerDay,
  notErasedReasons,
  notExportedReasons,
  type TableRules,
} from '../tableRule.ts';

export const accessTables = {
  actTickets: memberTicketRule,
  memberInvitations: {
    ...memberDataRule({ zh: '员工邀请的会员', tw: '員工邀請的會員', en: 'Invitations of members by staff' }),
    retention: { after: 'expiresAt', hours: 90 * hoursPerDay },
    archive: { without: ['tokenHash'], why: grantsLoginReason },
  },
  codes: {
    retention: { after: 'expiresAt', hours: hoursPerDay },
    archive: notExportedReasons.short,
    erasure: notErasedReasons.short,
  },
  contactChanges: {
    retention: { after: 'expiresAt', hours: 30 * hoursPerDay },
    archive: { left: 'old contacts, kept for some days so that a change can be taken back' },
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
