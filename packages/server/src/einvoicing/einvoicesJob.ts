import { dueEinvoices, nextDueEinvoice } from '../einvoices/due.store.ts';
import { einvoicesToSend } from '../einvoices/store.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepSingly } from '../platform/sweeps.ts';
import { Turn } from '../platform/turn.ts';
import { planFor } from './plan.ts';
import { send } from './send.ts';

export const einvoicesJob = 'issue-einvoices';

/** Plans the invoices of sales whose payments have changed, and sends what is planned to the provider. */
export function einvoiceIssuing(services: Services): JobDefinition {
  return {
    name: einvoicesJob,
    isDue: async (tx) => (await dueEinvoices(tx, 1)).length > 0 || (await einvoicesToSend(tx, 1)).length > 0,
    nextAt: nextDueEinvoice,
    run: async (noTransaction, { shopId }) => {
      const actor = systemActor(await services.tenants.ofId(shopId), 'job');
      const turn = new Turn();
      const sign = <T extends { id: string; number: string }>({ id, number }: T) => ({ id, label: number });
      await sweepSingly(
        noTransaction,
        {
          ...{ name: 'planEinvoices', atOnce: 100, take: dueEinvoices, sign },
          each: (_, { kind, id }) => noTransaction.transact((tx) => planFor(tx, actor, { kind, id })),
        },
        turn.goOn,
      );
      await sweepSingly(
        noTransaction,
        {
          ...{ name: 'sendEinvoices', atOnce: 50, take: einvoicesToSend, sign },
          each: (_, { id }) => send(noTransaction, services, actor, id),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}
