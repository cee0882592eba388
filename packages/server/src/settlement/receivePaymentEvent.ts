import { refuse } from '@crossdock/contract/refusals.ts';
import { findAccountByKey } from '../payments/accounts.store.ts';
import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { receiveEvent } from './receiveEvent.ts';

/** The limit is above what a provider sends for one shop. */
const limit = { bucket: 'payment-event', max: 1_200, windowSeconds: 60 };

/**
 * Receives a provider's event. The key in the address identifies the shop's account, and the signature proves
 * the sender.
 */
export const receivePaymentEvent: Handler<'receivePaymentEvent'> = async (tx, actor, input, services) => {
  const tooMany = await enforceRateLimit(tx, limit, throttleKeyOfIp(actor.ip));
  if (tooMany) return tooMany;
  const { key } = input.query;
  const account = typeof key === 'string' ? await findAccountByKey(tx, key) : undefined;
  if (account === undefined) return refuse('payment.signatureWrong');
  return receiveEvent(tx, actor, services, { provider: account.kind, accountId: account.id }, input);
};
