import { refuse } from '@crossdock/contract/refusals.ts';
import { lockOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { issueMissingReceipts } from './issueReceipts.ts';

export const issueOrderReceipts: Handler<'issueOrderReceipts'> = async (tx, actor, { orderId }) => {
  const order = await lockOrder(tx, orderId);
  return order ? issueMissingReceipts(tx, actor.shop, order) : refuse('row.notFound');
};
