import { refuse } from '@crossdock/contract/refusals.ts';
import { installationAccount } from '../payments/installationAccount.ts';
import type { Handler } from '../platform/handler.ts';
import { receiveEvent } from './receiveEvent.ts';

/**
 * Receives events of the operator's own account, which serves only one shop; at the hosts of other shops its events
 * have no effect.
 */
export const receiveStripeEvent: Handler<'receiveStripeEvent'> = async (tx, actor, input, services) => {
  const account = installationAccount(services.config);
  if (account === undefined || !actor.shop.installationPays) return refuse('payment.signatureWrong');
  return receiveEvent(tx, actor, services, { provider: account.kind, accountId: null }, input);
};
