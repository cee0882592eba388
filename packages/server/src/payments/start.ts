import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { type Actor, type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { providerOf, type StartedWith } from './openProvider.ts';
import { type PaymentProvider, ProviderRefused, type StartRequest } from './providers/provider.ts';
import { findPayment, keepStarted, movePayment } from './store.ts';

export const startPaymentJob = 'start-payment';

export interface StartOrder extends StartedWith {
  readonly request: StartRequest;
}

/**
 * Starts the payment at its provider after this transaction has committed, because a provider may take seconds and no
 * lock should be held. A job repeats it if this process dies or the provider does not answer.
 */
export function startAfterCommit(tx: Tx, actor: Actor, services: Services, order: StartOrder): void {
  services.jobs.enqueue(tx, startPaymentJob, { ...order }, { startAfterSeconds: 12 });
  tx.afterCommit.push(async (noTransaction) => {
    const provider = await providerOf(noTransaction, services.config, order);
    if (provider)
      await startNow(noTransaction, provider, order.request, systemActor(actor.shop, actor.requestId));
  });
}

/** Throws if a retry may help. */
export async function startNow(
  noTransaction: NoTransaction,
  provider: PaymentProvider,
  request: StartRequest,
  actor: System,
): Promise<void> {
  try {
    const started = await provider.start(noTransaction, request);
    const kept = await noTransaction.transact((tx) =>
      keepStarted(tx, request.paymentId, { provider: provider.name, ...started }),
    );
    if (!kept) await closeUnlessLive(noTransaction, provider, request.paymentId, started.reference);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await noTransaction.transact(async (tx) => {
      const payment = await findPayment(tx, request.paymentId);
      if (payment) await movePayment(tx, actor, payment, 'fail', { failure: 'refused' }, error.message);
    });
  }
}

/** Closes the new page if the payment has ended meanwhile, or another try made the page before. */
async function closeUnlessLive(
  noTransaction: NoTransaction,
  provider: PaymentProvider,
  paymentId: string,
  reference: string,
): Promise<void> {
  const payment = await noTransaction.transact((tx) => findPayment(tx, paymentId));
  if (payment?.state !== 'pending') await provider.close(noTransaction, reference);
}

export interface Payable {
  readonly paymentId: string;
  readonly title: string;
  readonly totalMinor: number;
  readonly expiresAt: string;
}

export function startRequest(tx: Tx, actor: Actor, payable: Payable): StartRequest {
  return {
    ...payable,
    shopId: tx.shopId,
    currency: actor.shop.currency,
    createdAt: tx.now,
    returnUrl: `${actor.origin}/pay/state/${payable.paymentId}`,
    lang: actor.lang satisfies Lang,
  };
}
