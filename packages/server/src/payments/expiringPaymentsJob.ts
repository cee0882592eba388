import { hourlySweep } from '../platform/hourlySweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import type { Services } from '../platform/services.ts';
import { expiringPayments } from './expiringPayments.store.ts';

export const expiringPaymentsJob = 'warn-of-payments';
const event = 'payment.ending';

/** Reminds members hourly of unpaid codes and numbers that expire soon, once for each payment. */
export function paymentWarnings(services: Services): JobDefinition {
  return hourlySweep(services, {
    job: expiringPaymentsJob,
    isDue: async (tx) => (await expiringPayments(tx, event, 1)).length > 0,
    name: 'warnOfPayments',
    atOnce: 100,
    take: (tx, most) => expiringPayments(tx, event, most),
    sign: ({ id }) => ({ id, label: '' }),
    work: (tx, ending, actor) =>
      notify(
        tx,
        actor,
        ending.map(({ id, memberId, totalMinor }) => ({
          ...{ memberId, event, subjectId: id },
          params: { amountMinor: totalMinor },
        })),
      ),
  });
}
