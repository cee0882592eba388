import { refuse } from '@crossdock/contract/refusals.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { previewChange } from './preview.ts';

export const previewOrderChange: Handler<'previewOrderChange'> = async (tx, actor, input, services) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  return order ? previewChange(tx, actor, services, order, input) : refuse('row.notFound');
};
