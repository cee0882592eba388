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
 * This job runs hourly in shops where storage days begin when the member was notified of the arrival. It records the
 * time at which the message was delivered, not the time of the job. If an email bounces later, the recorded time is
 * corrected.
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
