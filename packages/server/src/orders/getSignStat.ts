import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { signStatOf } from './signProof.ts';
import { findOrderOf } from './store.ts';
import { readerOf } from './view.ts';

export const getSignStat: Handler<'getSignStat'> = async (tx, actor, input, services) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  return order ? signStatOf(order, readerOf(actor, services, tx.now)) : refuse('row.notFound');
};
