import { couponWarningDays } from '@crossdock/domain/notices/events.ts';
import { hourlySweep } from '../platform/hourlySweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { notify } from '../platform/notices.ts';
import type { Services } from '../platform/services.ts';
import { couponsEnding } from './ending.store.ts';

export const couponsEndingJob = 'warn-of-coupons';
const dayMs = 86_400_000;
const event = 'coupon.ending';

/** Notifies members hourly of coupons that end soon, once per coupon. */
export function couponWarnings(services: Services): JobDefinition {
  return hourlySweep(services, {
    job: couponsEndingJob,
    isDue: async (tx) => (await couponsEnding(tx, event, couponWarningDays, 1)).length > 0,
    name: 'warnOfCoupons',
    atOnce: 100,
    take: (tx, most) => couponsEnding(tx, event, couponWarningDays, most),
    sign: ({ id, tw }) => ({ id, label: tw }),
    work: (tx, ending, actor) =>
      notify(
        tx,
        actor,
        ending.map(({ id, memberId, validUntil, zh, tw, en }) => ({
          memberId,
          event,
          subjectId: id,
          params: { zh, tw, en, days: Math.ceil((Date.parse(validUntil) - Date.parse(tx.now)) / dayMs) },
        })),
      ),
  });
}
