import { nextDueEinvoiceAt, salesWithDueEinvoices } from '../einvoices/due.store.ts';
import { einvoicesToSend } from '../einvoices/store.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { TimeSlice } from '../platform/timeSlice.ts';
import { planEinvoices } from './plan.ts';
import { sendDocument } from './sendDocument.ts';

export const einvoicesJob = 'issue-einvoices';

/** Plans the invoices of sales whose payments have changed, and sends what is planned to the provider. */
export function einvoiceIssuing(services: Services): JobDefinition {
  return {
    name: einvoicesJob,
    isDue: async (tx) =>
      (await salesWithDueEinvoices(tx, 1)).length > 0 || (await einvoicesToSend(tx, 1)).length > 0,
    nextAt: nextDueEinvoiceAt,
    run: async (noTransaction, { shopId }) => {
      const actor = systemActor(await services.tenants.ofId(shopId), 'job');
      const turn = new TimeSlice();
      const sign = <T extends { id: string; number: string }>({ id, number }: T) => ({ id, label: number });
      await sweepOneByOne(
        noTransaction,
        {
          ...{ name: 'planEinvoices', atOnce: 100, take: salesWithDueEinvoices, sign },
          each: (_, { kind, id }) => noTransaction.transact((tx) => planEinvoices(tx, actor, { kind, id })),
        },
        turn.goOn,
      );
      await sweepOneByOne(
        noTransaction,
        {
          ...{ name: 'sendEinvoices', atOnce: 50, take: einvoicesToSend, sign },
          each: (_, { id }) => sendDocument(noTransaction, services, actor, id),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}
