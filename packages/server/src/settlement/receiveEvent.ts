import { refuse } from '@crossdock/contract/refusals.ts';
import { type ProviderName, providerNamed } from '../payments/providers/providers.ts';
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

/**
 * A provider's event: proven by its signature over the raw bytes and counted once, so repeats are harmless. Events
 * about another shop are left to that shop's own address.
 */
export async function receiveEvent(
  tx: Tx,
  actor: System,
  services: Services,
  name: ProviderName,
  delivery: Delivery,
) {
  const provider = await providerNamed(services.config, name);
  const event = provider?.readEvent(delivery.rawBody, delivery.headers) ?? (provider ? undefined : 'forged');
  if (event === 'forged') return refuse('payment.signatureWrong');
  if (event === undefined || event.shopId !== tx.shopId) return done();
  if (!(await rememberEvent(tx, name, event.eventId))) return done();
  if (event.outcome === 'succeeded') {
    const settled = await settlePayment(tx, actor, services, event.paymentId, event.receivedMinor);
    // Refused, so that the provider tries again and somebody notices.
    return settled === 'unknown' ? refuse('row.notFound') : done();
  }
  const payment = await findPayment(tx, event.paymentId);
  if (payment === undefined) return refuse('row.notFound');
  const [step, failure] =
    event.outcome === 'failed' ? (['fail', 'declined'] as const) : (['expire', 'timeout'] as const);
  await movePayment(tx, actor, payment, step, { failure });
  return done();
}
