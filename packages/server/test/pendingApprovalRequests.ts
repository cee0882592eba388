import type { Person } from './world.ts';

/** The requests that await a second person, as this member of staff sees them. */
export const pendingApprovalRequests = async (who: Person) =>
  (await who.client.call('listAdjustments', { state: 'pending', pageSize: 100 })).list;
