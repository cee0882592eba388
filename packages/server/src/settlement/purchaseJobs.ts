import type { JobDefinition } from '../platform/jobs.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepSingly } from '../platform/sweeps.ts';
import { Turn } from '../platform/turn.ts';
import { lockPurchase, nextOverduePurchase, overduePurchases } from '../products/purchases.store.ts';
import { endUnpaid } from './endPurchase.ts';

export const expirePurchasesJob = 'expire-purchases';

/** Gives goods that nobody paid in time back to the others. */
export function purchaseExpiry(services: Services): JobDefinition {
  return {
    name: expirePurchasesJob,
    isDue: async (tx) => (await overduePurchases(tx, 1)).length > 0,
    nextAt: nextOverduePurchase,
    run: async (noTransaction, { shopId }) => {
      const actor = systemActor(await services.tenants.ofId(shopId), expirePurchasesJob);
      const turn = new Turn();
      await sweepSingly(
        noTransaction,
        {
          name: 'expirePurchases',
          atOnce: 100,
          take: overduePurchases,
          sign: ({ id, number }) => ({ id, label: number }),
          each: (_, { id }) =>
            noTransaction.transact(async (tx) => {
              const purchase = await lockPurchase(tx, id);
              if (purchase) await endUnpaid(tx, actor, services, purchase, { event: 'expire', why: '' });
            }),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}
