import { refuse } from '@crossdock/contract/refusals.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { previewChange } from './preview.ts';

export const previewOrderChangeForMember: Handler<'previewOrderChangeForMember'> = async (
  tx,
  actor,
  input,
  services,
) => {
  const order = await findOrder(tx, input.orderId);
  return order ? previewChange(tx, actor, services, order, input) : refuse('row.notFound');
};
