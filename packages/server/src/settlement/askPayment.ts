import { refuse } from '@crossdock/contract/refusals.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { findPaymentOf, livePayments } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';
import { systemActor } from '../platform/scope.ts';
import { rateLimit } from '../platform/throttle.ts';
import { askAbout } from './paymentJobs.ts';

/** More than somebody who comes back from a page needs; each is a question to the provider. */
const perMember = { bucket: 'pay-ask', max: 20, windowSeconds: 600 };

/** A provider may report nothing by itself, so its answer is fetched when the payer comes back. A job asks otherwise. */
export const askPayment: Handler<'askPayment'> = async (tx, actor, { payId }, services) => {
  const wait = await rateLimit(tx, perMember, actor.memberId);
  if (wait) return wait;
  const payment = await findPaymentOf(tx, actor.memberId, payId);
  if (payment === undefined) return refuse('row.notFound');
  const { shop, requestId } = actor;
  if (payment.askAt !== null && isOneOf(livePayments, payment.state))
    tx.afterCommit.push((noTransaction) =>
      askAbout(noTransaction, services, systemActor(shop, requestId), payment),
    );
  return { done: true };
};
