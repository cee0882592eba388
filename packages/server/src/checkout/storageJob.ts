import { storageWarningDays } from '@crossdock/domain/notices/events.ts';
import { parcelsWithStorageEnding } from '../parcels/parcelsWithStorageEnding.store.ts';
import { hasParcelsIn } from '../parcels/store.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import { storageAdvice } from './storageAdvice.ts';

export const storageJob = 'warn-of-storage';
const event = 'parcel.storageEnding';

/** Notifies members hourly of parcels whose free storage ends soon. */
export function storageWarnings(services: Services): JobDefinition {
  return {
    name: storageJob,
    hourly: true,
    isDue: (tx) => hasParcelsIn(tx, ['shelved']),
    run: async (noTransaction, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      const actor = systemActor(shop, storageJob);
      // The last stage comes first: a member who is warned of one remaining day needs no warning of three.
      for (const days of storageWarningDays.toReversed())
        await sweepInOneTransaction(noTransaction, {
          name: 'warnOfStorage',
          // The number of members in a batch. It is small, because each message includes prices, for which lanes and
          // parcels are loaded.
          atOnce: 20,
          take: (tx, most) => parcelsWithStorageEnding(tx, event, { days, most, timeZone: shop.timeZone }),
          sign: ({ id, courierNumber }) => ({ id, label: courierNumber }),
          work: async (tx, ending) => {
            const told = [];
            const known = new Map<string, Awaited<ReturnType<typeof storageAdvice>>>();
            for (const { id, memberId, warehouseId, courierNumber, freeDaysLeft } of ending) {
              const shelf = `${memberId} ${warehouseId}`;
              const advice = known.get(shelf) ?? (await storageAdvice(tx, { memberId, shop }, warehouseId));
              known.set(shelf, advice);
              const params = { number: courierNumber, days: freeDaysLeft, ...advice };
              told.push({ memberId, event, subjectId: id, params } as const);
            }
            return notify(tx, actor, told);
          },
        });
    },
  };
}
