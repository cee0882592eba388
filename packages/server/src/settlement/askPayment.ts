import { refuse } from '@crossdock/contract/refusals.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { findPaymentOf, openPaymentStates } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';
import { systemActor } from '../platform/scope.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { queryPayment } from './paymentJobs.ts';

/** Limits a member's queries to the provider. A member who returns from the provider's page needs far fewer. */
const perMember = { bucket: 'pay-ask', max: 20, windowSeconds: 600 };

/**
 * Fetches the provider's answer when the payer comes back, because a provider may not report on its own. If the
 * payer does not come back, a job fetches it.
 */
export const askPayment: Handler<'askPayment'> = async (tx, actor, { payId }, services) => {
  const wait = await enforceRateLimit(tx, perMember, actor.memberId);
  if (wait) return wait;
  const payment = await findPaymentOf(tx, actor.memberId, payId);
  if (payment === undefined) return refuse('row.notFound');
  const { shop, requestId } = actor;
  if (payment.askAt !== null && isOneOf(openPaymentStates, payment.state))
    tx.afterCommit.push((noTransaction) =>
      queryPayment(noTransaction, services, systemActor(shop, requestId), payment),
    );
  return { done: true };
};
