import { settledPayments } from '../payments/refunds.store.ts';
import type { Handler } from '../platform/handler.ts';
import { refundOptions } from './sourceRefunds.ts';

export const getRefundOptions: Handler<'getRefundOptions'> = async (tx, actor, { orderId }) => {
  const options = await refundOptions(
    tx,
    actor,
    actor.memberId,
    await settledPayments(tx, actor.memberId, orderId),
  );
  return { list: options.map(({ reference: _, ...option }) => option) };
};
