import { overdueAges } from '@crossdock/domain/parcels/problems.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { noteOverdue } from './overdue.store.ts';

export const overdueProblemsJob = 'tell-of-overdue-problems';

/** Tells members by the hour whose problem pieces have waited too long, once by each age that the shop sets. */
export function overdueProblems(services: Services): JobDefinition {
  return {
    name: overdueProblemsJob,
    cron: '50 * * * *',
    run: async (outside, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      const { problems, problemReminders } = shop.settings;
      await outside.transact(async (tx) => {
        const overdue = await noteOverdue(tx, overdueAges(problems, problemReminders));
        const told = overdue.map(({ id, memberId, courierNumber: number, toldDays: days }) => ({
          memberId,
          event: 'problem.overdue' as const,
          subjectId: id,
          params: { number, days },
        }));
        await notify(tx, systemActor(shop, overdueProblemsJob), told);
      });
    },
  };
}
