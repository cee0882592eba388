import { overdueReminderDays } from '@crossdock/domain/parcels/problems.ts';
import { hourlySweep } from '../platform/hourlySweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import type { Services } from '../platform/services.ts';
import { isAnyProblemUnsettled, lockOverdueProblems, recordOverdueNotices } from './overdue.store.ts';

export const overdueProblemsJob = 'tell-of-overdue-problems';

/** Hourly: notifies members of overdue problems, once at each age that the shop sets. */
export function overdueProblemNotices(services: Services): JobDefinition {
  return hourlySweep(services, {
    job: overdueProblemsJob,
    isDue: isAnyProblemUnsettled,
    name: 'tellOfProblems',
    atOnce: 100,
    take: (tx, most, { shop: { settings } }) =>
      lockOverdueProblems(tx, overdueReminderDays(settings.problems, settings.problemReminders), most),
    sign: ({ id, courierNumber }) => ({ id, label: courierNumber }),
    work: async (tx, overdue, actor) => {
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
}
