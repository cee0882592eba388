import { refuse } from '@crossdock/contract/refusals.ts';
import { providerIn, type StartedWith } from '../payments/openProvider.ts';
import { findPayment, movePayment, rememberEvent } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { settlePayment } from './settlePayment.ts';

interface Delivery {
  readonly rawBody: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

const done = () => ({ done: true as const });

/** A payment that an older version has just begun names no provider yet. */
const isStartedWith = (payment: StartedWith, account: StartedWith): boolean =>
  payment.accountId === account.accountId && ['', account.provider].includes(payment.provider);

/**
 * A provider's event: proven by its signature over the raw bytes and counted once, so repeats are harmless. It can
 * change only payments that were started with the very account at whose address it arrived; what it says of others, of
 * this shop or another, is left to their own addresses.
 */
export async function receiveEvent(
  tx: Tx,
  actor: System,
  services: Services,
  account: StartedWith,
  delivery: Delivery,
) {
  const provider = await providerIn(tx, services.config, account);
  const event = provider?.readEvent(delivery.rawBody, delivery.headers) ?? (provider ? undefined : 'forged');
  if (event === 'forged') return refuse('payment.signatureWrong');
  if (event === undefined || event.shopId !== tx.shopId) return done();
  const payment = await findPayment(tx, event.paymentId);
  if (payment === undefined) return refuse('row.notFound');
  if (!isStartedWith(payment, account)) return done();
  if (!(await rememberEvent(tx, account.accountId ?? account.provider, event.eventId))) return done();
  if (event.outcome === 'succeeded') {
    const settled = await settlePayment(tx, actor, services, event.paymentId, event.receivedMinor);
    // Refused, so that the provider tries again and somebody notices.
    return settled === 'unknown' ? refuse('row.notFound') : done();
  }
  const [step, failure] =
    event.outcome === 'failed' ? (['fail', 'declined'] as const) : (['expire', 'timeout'] as const);
  await movePayment(tx, actor, payment, step, { failure });
  return done();
}
