import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { queueChargebackQuery } from '../payments/chargebacks.store.ts';
import { type PaymentAccountRef, providerOfPayment } from '../payments/openProvider.ts';
import {
  findPaymentByAttempt,
  storePayerLastDigits,
  storePayInStep,
  storeReference,
} from '../payments/paymentAttempts.store.ts';
import type { Acknowledgment, ChargebackEvent, PaymentEvent } from '../payments/providers/provider.ts';
import {
  findPayment,
  findPaymentByReference,
  type PaymentRow,
  storeEventOnce,
  transitionPayment,
} from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { queryChargeback } from './chargebackJobs.ts';
import { queryPayment } from './paymentJobs.ts';
import { settlePaymentAttempt } from './settlePaymentAttempt.ts';

interface Delivery {
  readonly rawBody: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** The usual response of our calls. */
const usual: Acknowledgment = {
  type: 'application/json; charset=utf-8',
  text: JSON.stringify({ code: 200, data: { done: true }, message: '' }),
};

/** A payment that an older version has just begun has no provider yet. */
const isStartedWith = (payment: PaymentAccountRef, account: PaymentAccountRef): boolean =>
  payment.accountId === account.accountId && ['', account.provider].includes(payment.provider);

/**
 * Handles a provider's event: verified by its signature over the raw bytes and counted once, so repeats are
 * harmless. It can change only payments that were started with the account at whose address it arrived. Events about
 * other payments, of this shop or another, have no effect here. Answers the response that the sender expects.
 */
export async function receiveEvent(
  tx: Tx,
  actor: System,
  services: Services,
  account: PaymentAccountRef,
  delivery: Delivery,
): Promise<Acknowledgment | Refusal<'payment.signatureWrong' | 'row.notFound'>> {
  const provider = await providerOfPayment(tx, services.config, account);
  const event = provider?.readEvent(delivery.rawBody, delivery.headers) ?? (provider ? undefined : 'forged');
  if (event === 'forged') return refuse('payment.signatureWrong');
  const read = provider?.acknowledgment ?? usual;
  if (event === undefined) return read;
  if ('chargeback' in event) {
    await hearOfChargeback(tx, actor, services, account, event);
    return read;
  }
  if ('shopId' in event.about && event.about.shopId !== tx.shopId) return read;
  const payment = await paymentOf(tx, account.provider, event);
  if (payment === undefined) return refuse('row.notFound');
  if (!isStartedWith(payment, account)) return read;
  const answer = event.byBrowser ? pageTo(payment) : read;
  if (!(await storeEventOnce(tx, account.accountId ?? account.provider, event.eventId))) return answer;
  const counted = await count(tx, actor, services, payment, event);
  // The payment does not exist. The refusal makes the provider send the event again, so that somebody notices.
  return counted === 'unknown' ? refuse('row.notFound') : answer;
}

/** Queries the provider for the chargeback's state after the commit; the job repeats it if that fails. */
async function hearOfChargeback(
  tx: Tx,
  actor: System,
  services: Services,
  account: PaymentAccountRef,
  { eventId, chargeback: reference }: ChargebackEvent,
): Promise<void> {
  if (!(await storeEventOnce(tx, account.accountId ?? account.provider, eventId))) return;
  const id = await queueChargebackQuery(tx, { ...account, reference });
  tx.afterCommit.push((noTransaction) => queryChargeback(noTransaction, services, actor, id));
}

/** Redirects the payer's browser, which delivered the event, to the payment. */
const pageTo = ({ id }: PaymentRow): Acknowledgment => ({
  type: 'text/html; charset=utf-8',
  text: `<!doctype html><title>…</title><meta http-equiv="refresh" content="0;url=/pay/state/${id}">`,
});

function paymentOf(tx: Tx, provider: string, { about }: PaymentEvent): Promise<PaymentRow | undefined> {
  if ('paymentId' in about) return findPayment(tx, about.paymentId);
  if ('tryReference' in about) return findPaymentByAttempt(tx, about.tryReference);
  return findPaymentByReference(tx, provider, about.providerReference);
}

/** Applies the event. `unknown` if its payment does not exist any more. */
async function count(
  tx: Tx,
  actor: System,
  services: Services,
  payment: PaymentRow,
  { about, report }: PaymentEvent,
): Promise<'unknown' | undefined> {
  const named = 'tryReference' in about ? about.tryReference : undefined;
  switch (report.outcome) {
    case 'succeeded': {
      if (report.simulated && !actor.shop.demo) return undefined;
      const reference = named ?? payment.providerReference ?? '';
      const arrived = { reference, receivedMinor: report.receivedMinor };
      const settled = await settlePaymentAttempt(tx, actor, services, payment.id, arrived);
      if (report.payerEnding) await storePayerLastDigits(tx, payment.id, report.payerEnding);
      return settled === 'unknown' ? settled : undefined;
    }
    case 'assigned':
      if (named !== undefined) await storeReference(tx, payment.id, named);
      await storePayInStep(tx, payment, report.step, report.expiresAt);
      return undefined;
    case 'authorised':
      tx.afterCommit.push((noTransaction) => queryPayment(noTransaction, services, actor, payment));
      return undefined;
    default: {
      // The end of an earlier attempt does not stop a payer who has begun another one.
      if (named !== undefined && named !== payment.providerReference) return undefined;
      const [step, failure] =
        report.outcome === 'failed' ? (['fail', 'declined'] as const) : (['expire', 'timeout'] as const);
      await transitionPayment(tx, actor, payment, step, { failure });
      return undefined;
    }
  }
}
