import { settledPayments } from '../payments/refunds.store.ts';
import type { Handler } from '../platform/handler.ts';
import { bankRefunds } from './bankRefunds.ts';
import { refundOptions } from './sourceRefunds.ts';

export const getRefundOptions: Handler<'getRefundOptions'> = async (tx, actor, { orderId }) => {
  const payments = await settledPayments(tx, actor.memberId, orderId);
  const [options, toBank] = await Promise.all([
    refundOptions(tx, actor, actor.memberId, payments),
    bankRefunds(tx, actor, orderId),
  ]);
  return { list: options.map(({ reference: _, ...option }) => option), toBank };
};
