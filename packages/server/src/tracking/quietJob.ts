import { packageNumber } from '@crossdock/domain/orders/packages.ts';
import { hourlySweep } from '../platform/hourlySweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import type { Services } from '../platform/services.ts';
import { findNewlyQuietPackages, isAnyInTransit, markPackagesQuiet } from './quietPackages.store.ts';

export const quietJob = 'notice-quiet';

/**
 * Hourly: finds packages without a tracking event for longer than is usual on their lane. They are exceptions
 * until a new event, and their members are notified before they ask.
 */
export function quietPackageNotices(services: Services): JobDefinition {
  return hourlySweep(services, {
    job: quietJob,
    isDue: isAnyInTransit,
    name: 'noticeQuiet',
    atOnce: 100,
    take: findNewlyQuietPackages,
    sign: ({ id, orderNumber, position }) => ({ id, label: packageNumber(orderNumber, position) }),
    work: async (tx, found, actor) => {
      const quiet = await markPackagesQuiet(tx, found);
      await notify(
        tx,
        actor,
        quiet.map(({ memberId, orderId, orderNumber, position, packages, heardAt }) => ({
          memberId,
          event: 'order.quiet' as const,
          subjectId: orderId,
          params: {
            number: packages > 1 ? packageNumber(orderNumber, position) : orderNumber,
            days: Math.floor((Date.parse(tx.now) - Date.parse(heardAt)) / 86_400_000),
          },
        })),
      );
    },
  });
}
