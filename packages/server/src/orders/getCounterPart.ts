import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findDetails } from './details.store.ts';
import { counterPartOf } from './detailsView.ts';

export const getCounterPart: Handler<'getCounterPart'> = async (tx, actor, input) => {
  const order = await findDetails(tx, actor.memberId, input.orderId);
  return order ? counterPartOf(order) : refuse('row.notFound');
};
