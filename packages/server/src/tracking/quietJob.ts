import { packageNumber } from '@crossdock/domain/orders/packages.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import { isAnyInTransit, markQuiet, newlyQuiet } from './quiet.store.ts';

export const quietJob = 'notice-quiet';

/**
 * Hourly: finds packages without a tracking event for longer than is usual on their lane. They are exceptions
 * until a new event, and their members are notified before they ask.
 */
export function quietPackages(services: Services): JobDefinition {
  return {
    name: quietJob,
    hourly: true,
    isDue: isAnyInTransit,
    run: async (noTransaction, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      const actor = systemActor(shop, quietJob);
      await sweepInOneTransaction(noTransaction, {
        name: 'noticeQuiet',
        atOnce: 100,
        take: newlyQuiet,
        sign: ({ id, orderNumber, position }) => ({ id, label: packageNumber(orderNumber, position) }),
        work: async (tx, found) => {
          const quiet = await markQuiet(tx, found);
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
    },
  };
}
