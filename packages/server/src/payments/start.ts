import type { OnlineMethod } from '@crossdock/contract/payments/methods.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { type Actor, type System, systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { callbackAddress } from './callbacks.ts';
import { formPath } from './formPath.ts';
import { type PaymentAccountRef, providerWithoutTransaction } from './openProvider.ts';
import { createAttempt, payerOfPayment, savePaymentStep } from './paymentAttempts.store.ts';
import {
  type Payer,
  type PaymentProvider,
  ProviderRefused,
  type StartedPayment,
  type StartRequest,
} from './providers/provider.ts';
import { findPayment, transitionPayment } from './store.ts';

export const startPaymentJob = 'start-payment';

/** A start request without the fields of an attempt. */
export interface PaymentStart extends Omit<StartRequest, 'tryReference' | 'payer'> {
  /** The path of our page that posts the provider's form, if there is one. */
  readonly formUrl: string;
}

export interface PaymentStartTask extends PaymentAccountRef {
  readonly request: PaymentStart;
}

/**
 * Starts the payment at its provider after this transaction has committed, because a provider may take
 * seconds and no lock should be held. A job repeats it if this process dies or the provider does not answer.
 */
export function startAfterCommit(tx: Tx, actor: Actor, services: Services, order: PaymentStartTask): void {
  services.jobs.enqueue(tx, startPaymentJob, { ...order }, { startAfterSeconds: 12 });
  tx.afterCommit.push(async (noTransaction) => {
    const provider = await providerWithoutTransaction(noTransaction, services.config, order);
    if (provider)
      await startAtProvider(noTransaction, provider, order.request, systemActor(actor.shop, actor.requestId));
  });
}

/** Starts the payment at its provider. Throws if a retry may help. */
export async function startAtProvider(
  noTransaction: NoTransaction,
  provider: PaymentProvider,
  request: PaymentStart,
  actor: System,
): Promise<void> {
  try {
    const started = await startAttempt(noTransaction, provider, request);
    const { step, reference, expiresAt } = started;
    const kept = await noTransaction.transact((tx) =>
      savePaymentStep(tx, request.paymentId, {
        provider: provider.name,
        reference,
        expiresAt,
        url: step.kind === 'page' ? step.url : step.kind === 'form' ? request.formUrl : null,
        step: step.kind === 'page' || step.kind === 'form' ? null : step,
        askAt: provider.askedAfterMs === undefined ? null : tx.later(provider.askedAfterMs),
      }),
    );
    if (!kept) await closeUnlessLive(noTransaction, provider, request.paymentId, started.reference);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await noTransaction.transact(async (tx) => {
      const payment = await findPayment(tx, request.paymentId);
      if (payment) await transitionPayment(tx, actor, payment, 'fail', { failure: 'refused' }, error.message);
    });
  }
}

const nobody: Payer = { name: '', email: '', phone: '' };

/** Starts the payment under the reference of a new attempt, if the provider needs one. */
export async function startAttempt(
  noTransaction: NoTransaction,
  provider: PaymentProvider,
  request: PaymentStart,
): Promise<StartedPayment> {
  const { paymentId } = request;
  if (!provider.namesTries)
    return provider.start(noTransaction, { ...request, tryReference: '', payer: nobody });
  const [tryReference, payer] = await noTransaction.transact((tx) =>
    Promise.all([createAttempt(tx, paymentId), payerOfPayment(tx, paymentId)]),
  );
  if (tryReference === undefined) throw new ProviderRefused('too many tries');
  return provider.start(noTransaction, { ...request, tryReference, payer });
}

/**
 * Closes the page that was just created if the payment has ended meanwhile. If the payment is still pending, nothing
 * is closed: another process has stored a page for the payment first, and both pages may be the same.
 */
async function closeUnlessLive(
  noTransaction: NoTransaction,
  provider: PaymentProvider,
  paymentId: string,
  reference: string,
): Promise<void> {
  const payment = await noTransaction.transact((tx) => findPayment(tx, paymentId));
  if (payment?.state !== 'pending') await provider.close(noTransaction, reference);
}

export interface PaymentToStart {
  readonly paymentId: string;
  readonly method: OnlineMethod;
  /** The secret key in the account's callback address; empty if the account has no such address. */
  readonly callbackKey: string;
  readonly title: string;
  readonly totalMinor: number;
  readonly expiresAt: string;
}

export function toPaymentStart(
  tx: Pick<Tx, 'shopId' | 'now'>,
  actor: Pick<Actor, 'shop' | 'origin' | 'lang'>,
  { callbackKey, ...payable }: PaymentToStart,
  appSecret: string,
): PaymentStart {
  return {
    ...payable,
    callbackUrl: callbackKey === '' ? '' : callbackAddress(actor, callbackKey),
    formUrl: formPath(appSecret, tx.shopId, payable.paymentId),
    shopId: tx.shopId,
    currency: actor.shop.currency,
    createdAt: tx.now,
    returnUrl: `${actor.origin}/pay/state/${payable.paymentId}`,
    lang: actor.lang satisfies Lang,
  };
}
