import type { JobDefinition } from '../platform/jobs.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { Turn } from '../platform/turn.ts';
import { lockPurchase, nextOverduePurchase, overduePurchases } from '../products/purchases.store.ts';
import { endUnpaidPurchase } from './endPurchase.ts';

export const expirePurchasesJob = 'expire-purchases';

/** Ends purchases that were not paid in time, so that others can buy the goods. */
export function purchaseExpiry(services: Services): JobDefinition {
  return {
    name: expirePurchasesJob,
    isDue: async (tx) => (await overduePurchases(tx, 1)).length > 0,
    nextAt: nextOverduePurchase,
    run: async (noTransaction, { shopId }) => {
      const actor = systemActor(await services.tenants.ofId(shopId), expirePurchasesJob);
      const turn = new Turn();
      await sweepOneByOne(
        noTransaction,
        {
          name: 'expirePurchases',
          atOnce: 100,
          take: overduePurchases,
          sign: ({ id, number }) => ({ id, label: number }),
          each: (_, { id }) =>
            noTransaction.transact(async (tx) => {
              const purchase = await lockPurchase(tx, id);
              if (purchase)
                await endUnpaidPurchase(tx, actor, services, purchase, { event: 'expire', why: '' });
            }),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}
