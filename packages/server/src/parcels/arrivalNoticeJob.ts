import type { JobDefinition } from '../platform/jobs.ts';
import { publish } from '../platform/realtime.ts';
import { sweepInOneTransaction } from '../platform/sweeps.ts';
import {
  canAnyStorageStartChange,
  parcelsWithChangedNotice,
  recordArrivalNotice,
} from './arrivalNotice.store.ts';

export const arrivalNoticeJob = 'note-arrival-told';

/**
 * Hourly, in shops where storage days begin with the arrival notice: records when it was delivered. The time
 * is that of the message, not of this job. A bounced email is corrected as well.
 */
export function arrivalNoticeRecording(): JobDefinition {
  return {
    name: arrivalNoticeJob,
    hourly: true,
    isDue: canAnyStorageStartChange,
    run: (noTransaction) =>
      sweepInOneTransaction(noTransaction, {
        name: 'noteArrivalTold',
        atOnce: 100,
        take: parcelsWithChangedNotice,
        sign: ({ id, courierNumber }) => ({ id, label: courierNumber }),
        work: async (tx, news) => {
          // The parcels are changed in id order, like everywhere that parcels are locked.
          for (const { id, toldAt, memberId } of news.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
            await recordArrivalNotice(tx, id, toldAt);
            await publish(tx, 'parcels', memberId);
          }
        },
      }),
  };
}
