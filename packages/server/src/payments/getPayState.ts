import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findPaymentOf } from './store.ts';
import { paymentOf } from './view.ts';

export const getPayState: Handler<'getPayState'> = async (tx, actor, input) => {
  const payment = await findPaymentOf(tx, actor.memberId, input.payId);
  return payment ? paymentOf(payment, actor) : refuse('row.notFound');
};
