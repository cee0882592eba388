import { lockOrder } from '../orders/store.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { Turn } from '../platform/turn.ts';
import { dueReceipts, nextDueReceipt } from '../receipts/due.store.ts';
import { writeOrderReceipts } from './issue.ts';

export const receiptsJob = 'issue-receipts';

/** Writes the receipts of orders whose payments have changed. */
export function receiptIssuing(services: Services): JobDefinition {
  return {
    name: receiptsJob,
    isDue: async (tx) => (await dueReceipts(tx, 1)).length > 0,
    nextAt: nextDueReceipt,
    run: async (noTransaction, { shopId }) => {
      const shop = await services.tenants.ofId(shopId);
      const turn = new Turn();
      await sweepOneByOne(
        noTransaction,
        {
          name: 'issueReceipts',
          atOnce: 100,
          take: dueReceipts,
          sign: ({ id, number }) => ({ id, label: number }),
          each: (_, { id }) =>
            noTransaction.transact(async (tx) => {
              const order = await lockOrder(tx, id);
              if (order) await writeOrderReceipts(tx, shop, order);
            }),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}
