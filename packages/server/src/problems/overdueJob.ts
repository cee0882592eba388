import { overdueAges } from '@crossdock/domain/parcels/problems.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import { isAnyUnsettled, lockOverdueProblems, recordOverdueNotices } from './overdue.store.ts';

export const overdueProblemsJob = 'tell-of-overdue-problems';

/** Hourly: notifies members of overdue problems, once at each age that the shop sets. */
export function overdueProblems(services: Services): JobDefinition {
  return {
    name: overdueProblemsJob,
    hourly: true,
    isDue: isAnyUnsettled,
    run: async (noTransaction, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      const { problems, problemReminders } = shop.settings;
      const actor = systemActor(shop, overdueProblemsJob);
      const ages = overdueAges(problems, problemReminders);
      await sweepInOneTransaction(noTransaction, {
        name: 'tellOfProblems',
        atOnce: 100,
        take: (tx, most) => lockOverdueProblems(tx, ages, most),
        sign: ({ id, courierNumber }) => ({ id, label: courierNumber }),
        work: async (tx, overdue) => {
          await recordOverdueNotices(tx, overdue);
          const told = overdue.map(({ id, memberId, courierNumber: number, passedDays: days }) => ({
            memberId,
            event: 'problem.overdue' as const,
            subjectId: id,
            params: { number, days },
          }));
          await notify(tx, actor, told);
        },
      });
    },
  };
}
