import type { Person } from './world.ts';

/** What waits for a second person to agree, as this person sees it. */
export const pendingActs = async (who: Person) =>
  (await who.client.call('listAdjustments', { state: 'pending', pageSize: 100 })).list;
