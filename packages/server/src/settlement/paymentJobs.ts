import { providerOf } from '../payments/openProvider.ts';
import type { Seen } from '../payments/providers/provider.ts';
import { type StartOrder, startNow, startPaymentJob } from '../payments/start.ts';
import { closeAfterCommit, closePage, closePageJob, type OpenPage } from '../payments/stop.ts';
import {
  findPayment,
  movePayment,
  nextOverduePayment,
  overduePayments,
  type PaymentRow,
} from '../payments/store.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import type { JobData, JobDefinition } from '../platform/jobs.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepSingly } from '../platform/sweeps.ts';
import { Turn } from '../platform/turn.ts';
import { settlePayment } from './settlePayment.ts';

export const expirePaymentsJob = 'expire-payments';

/** Background work of payments: starts those whose first try failed, and ends those that nobody pays. */
export function paymentJobs(services: Services): JobDefinition[] {
  return [
    {
      name: startPaymentJob,
      run: async (noTransaction, { shopId, provider: name, request }: JobData & StartOrder) => {
        const payment = await noTransaction.transact((tx) => findPayment(tx, request.paymentId));
        if (payment?.state !== 'created') return;
        const { accountId } = payment;
        const provider = await providerOf(noTransaction, services.config, { provider: name, accountId });
        if (provider === undefined) return;
        await startNow(noTransaction, provider, request, await actorFor(shopId, services));
      },
    },
    {
      name: closePageJob,
      // A job that an older version has left names no account: those payments were the installation's.
      run: (noTransaction, data: JobData & OpenPage) =>
        closePage(noTransaction, services, { ...data, accountId: data.accountId ?? null }),
    },
    {
      name: expirePaymentsJob,
      isDue: async (tx) => (await overduePayments(tx, 1)).length > 0,
      nextAt: nextOverduePayment,
      run: async (noTransaction, { shopId }) => {
        const actor = await actorFor(shopId, services);
        const turn = new Turn();
        await sweepSingly(
          noTransaction,
          {
            name: 'expirePayments',
            atOnce: 50,
            take: overduePayments,
            sign: ({ id, orderNumber }) => ({ id, label: orderNumber ?? '' }),
            each: async (_, payment) => {
              const seen = await look(noTransaction, services, payment);
              await noTransaction.transact((tx) => end(tx, actor, services, payment, seen));
            },
          },
          turn.goOn,
        );
        return turn.end;
      },
    },
  ];
}

/** Asks the provider, in case its event was lost. If it does not answer, it is asked again later. */
async function look(noTransaction: NoTransaction, services: Services, payment: PaymentRow): Promise<Seen> {
  if (payment.providerReference === null) return { state: 'closed' };
  const provider = await providerOf(noTransaction, services.config, payment);
  return provider ? provider.look(noTransaction, payment.providerReference) : { state: 'closed' };
}

async function end(tx: Tx, actor: System, services: Services, payment: PaymentRow, seen: Seen) {
  if (seen.state === 'paid') {
    await settlePayment(tx, actor, services, payment.id, seen.receivedMinor);
    return;
  }
  const moved = await movePayment(tx, actor, payment, 'expire', { failure: 'timeout' });
  const { provider, accountId, providerReference: reference } = payment;
  if (!moved || reference === null || seen.state === 'closed') return;
  closeAfterCommit(tx, services, { provider, accountId, reference });
}

async function actorFor(shopId: string, services: Services): Promise<System> {
  return systemActor(await services.tenants.ofId(shopId), 'job');
}
