import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endAccount, lockAccount } from './accounts.store.ts';

/**
 * Ends an account. Its row and secrets stay, because payments started with it are still looked up, closed and
 * reported.
 */
export const endPaymentAccount: Handler<'endPaymentAccount'> = async (tx, _actor, { id }) => {
  if ((await lockAccount(tx, id)) === undefined) return refuse('row.notFound');
  return (await endAccount(tx, id)) ? { done: true } : refuse('payAccount.ended');
};
