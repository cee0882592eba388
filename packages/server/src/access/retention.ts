import { day, type TableRetention } from '../platform/retention.ts';

export const accessRetention = {
  actTickets: { after: 'expiresAt', hours: 0 },
  memberInvitations: { after: 'expiresAt', hours: 90 * day },
  codes: { after: 'expiresAt', hours: day },
  contactChanges: { after: 'expiresAt', hours: 30 * day },
} satisfies TableRetention;
