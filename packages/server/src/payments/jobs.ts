import type { Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { Seen } from './providers/provider.ts';
import { providerNamed } from './providers/providers.ts';
import { settlePayment } from './settle.ts';
import { type StartOrder, startNow, startPaymentJob } from './start.ts';
import { closeAfterCommit, closePage, closePageJob, type OpenPage } from './stop.store.ts';
import { findPayment, movePayment, overduePayments, type PaymentRow } from './store.ts';

export const expirePaymentsJob = 'expire-payments';

/** What payments do by themselves: start where the first try did not get through, and end where nobody pays. */
export function paymentJobs(services: Services): JobDefinition[] {
  return [
    {
      name: startPaymentJob,
      run: async (tx, data) => {
        const { provider: name, request } = data as unknown as StartOrder;
        const payment = await findPayment(tx, request.paymentId);
        const provider = await providerNamed(services.config, name);
        if (payment?.state !== 'created' || provider === undefined) return;
        await startNow(provider, request, await actorFor(tx, services), (work) => work(tx));
      },
    },
    {
      name: closePageJob,
      run: (_tx, data) => closePage(services, data as unknown as OpenPage),
    },
    {
      name: expirePaymentsJob,
      cron: '* * * * *',
      run: async (tx) => {
        const overdue = await overduePayments(tx, 50);
        if (overdue.length === 0) return;
        const actor = await actorFor(tx, services);
        for (const payment of overdue) {
          const seen = await look(services, payment);
          // Each in a transaction of its own: asking a provider takes time, and locks are not held meanwhile.
          if (seen !== undefined) await tx.aside((side) => end(side, actor, services, payment, seen));
        }
      },
    },
  ];
}

/** What the provider knows, in case its message was lost; undefined where it does not answer: the next run asks again. */
async function look(services: Services, payment: PaymentRow): Promise<Seen | undefined> {
  if (payment.provider_reference === null) return { state: 'closed' };
  try {
    const provider = await providerNamed(services.config, payment.provider);
    return provider ? await provider.look(payment.provider_reference) : { state: 'closed' };
  } catch {
    return undefined;
  }
}

async function end(tx: Tx, actor: System, services: Services, payment: PaymentRow, seen: Seen) {
  if (seen.state === 'paid') {
    await settlePayment(tx, actor, services, payment.id, seen.receivedMinor);
    return;
  }
  const moved = await movePayment(tx, actor, payment, 'expire', { failure: 'timeout' });
  const { provider, provider_reference: reference } = payment;
  if (!moved || reference === null || seen.state === 'closed') return;
  await closeAfterCommit(tx, services, { provider, reference });
}

async function actorFor(tx: Tx, services: Services): Promise<System> {
  const shop = (await services.tenants.all()).find(({ id }) => id === tx.shopId);
  if (shop === undefined) throw new Error(`no shop ${tx.shopId}`);
  return systemActor(shop, 'job');
}
