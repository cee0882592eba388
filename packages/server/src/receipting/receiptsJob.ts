import { lockOrder } from '../orders/store.ts';
import { dueSweep } from '../platform/dueSweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import { nextDueReceiptAt, ordersWithDueReceipts } from '../receipts/due.store.ts';
import { writeOrderReceipts } from './issue.ts';

export const receiptsJob = 'issue-receipts';

/** Writes the receipts of orders whose payments have changed. */
export function receiptIssuing(services: Services): JobDefinition {
  return dueSweep(services, {
    ...{ job: receiptsJob, name: 'issueReceipts', atOnce: 100 },
    take: ordersWithDueReceipts,
    nextAt: nextDueReceiptAt,
    label: ({ number }) => number,
    each: ({ noTransaction, actor }, { id }) =>
      noTransaction.transact(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order) await writeOrderReceipts(tx, actor.shop, order);
      }),
  });
}
