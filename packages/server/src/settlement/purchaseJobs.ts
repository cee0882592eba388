import { dueSweep } from '../platform/dueSweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import { lockPurchase, nextOverduePurchaseAt, overduePurchases } from '../products/purchases.store.ts';
import { endUnpaidPurchase } from './endPurchase.ts';

export const expirePurchasesJob = 'expire-purchases';

/** Ends purchases that were not paid in time, so that others can buy the goods. */
export function purchaseExpiry(services: Services): JobDefinition {
  return dueSweep(services, {
    ...{ job: expirePurchasesJob, name: 'expirePurchases', atOnce: 100 },
    take: overduePurchases,
    nextAt: nextOverduePurchaseAt,
    label: ({ number }) => number,
    each: ({ noTransaction, actor }, { id }) =>
      noTransaction.transact(async (tx) => {
        const purchase = await lockPurchase(tx, id);
        if (purchase) await endUnpaidPurchase(tx, actor, services, purchase, { event: 'expire', why: '' });
      }),
  });
}
