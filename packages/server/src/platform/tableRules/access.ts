import { memberData, memberTicket } from '../tableKinds.ts';
import { day, login, notErased, notExported, type TableRules } from '../tableRule.ts';

export const accessTables = {
  actTickets: memberTicket,
  memberInvitations: {
    ...memberData({ zh: '员工邀请的会员', tw: '員工邀請的會員', en: 'Invitations of members by staff' }),
    retention: { after: 'expiresAt', hours: 90 * day },
    archive: { without: ['tokenHash'], why: login },
  },
  codes: {
    retention: { after: 'expiresAt', hours: day },
    archive: notExported.short,
    erasure: notErased.short,
  },
  contactChanges: {
    retention: { after: 'expiresAt', hours: 30 * day },
    archive: { left: 'old contacts, kept for some days so that a change can be taken back' },
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
