import { storageWarningDays } from '@crossdock/domain/notices/events.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepTogether } from '../platform/sweeps.ts';
import { storageEnding } from './storageEnding.store.ts';
import { isAnyIn } from './store.ts';

export const storageJob = 'warn-of-storage';
const event = 'parcel.storageEnding';

/** Notifies members hourly of parcels whose free storage ends soon. */
export function storageWarnings(services: Services): JobDefinition {
  return {
    name: storageJob,
    hourly: true,
    isDue: (tx) => isAnyIn(tx, ['shelved']),
    run: async (noTransaction, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      const actor = systemActor(shop, storageJob);
      // The last stage first: a member who is told of one day left need not be told of three.
      for (const days of storageWarningDays.toReversed())
        await sweepTogether((work) => noTransaction.transact(work), {
          name: 'warnOfStorage',
          atOnce: 100,
          take: (tx, most) => storageEnding(tx, event, { days, most, timeZone: shop.timeZone }),
          sign: ({ id, courierNumber }) => ({ id, label: courierNumber }),
          work: (tx, ending) =>
            notify(
              tx,
              actor,
              ending.map(({ id, memberId, courierNumber, freeDaysLeft }) => ({
                memberId,
                event,
                subjectId: id,
                params: { number: courierNumber, days: freeDaysLeft },
              })),
            ),
        });
    },
  };
}
