import type { JobDefinition } from '../platform/jobs.ts';
import { publish } from '../platform/realtime.ts';
import { sweepTogether } from '../platform/sweeps.ts';
import { isAnyStartOpen, newsOfArrivals, noteArrivalTold } from './arrivalTold.store.ts';

export const arrivalToldJob = 'note-arrival-told';

/**
 * Hourly: notes when the message of a parcel's arrival was delivered, in shops where storage days begin with it. The moment is the message's
 * own, not that of this job. A mail that comes back is taken back as well.
 */
export function arrivalsTold(): JobDefinition {
  return {
    name: arrivalToldJob,
    hourly: true,
    isDue: isAnyStartOpen,
    run: (noTransaction) =>
      sweepTogether((work) => noTransaction.transact(work), {
        name: 'noteArrivalTold',
        atOnce: 100,
        take: newsOfArrivals,
        sign: ({ id, courierNumber }) => ({ id, label: courierNumber }),
        work: async (tx, news) => {
          // In id order, as everything that locks parcels.
          for (const { id, toldAt, memberId } of news.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
            await noteArrivalTold(tx, id, toldAt);
            await publish(tx, 'parcels', memberId);
          }
        },
      }),
  };
}
