import { refuse } from '@crossdock/contract/refusals.ts';
import { settledPayments } from '../payments/refunds.store.ts';
import { findPayment } from '../payments/store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { secondPersonAwaited } from '../wallet/approvals.store.ts';
import { refundOptions } from './sourceRefunds.ts';

export const getRefundOptionsForMember: Handler<'getRefundOptionsForMember'> = async (tx, actor, input) => {
  const { memberId, orderId, payId } = input;
  const payment = payId === undefined ? undefined : await findPayment(tx, payId);
  if (payId !== undefined && payment?.memberId !== memberId) return refuse('row.notFound');
  const payments = payment ? [payment] : await settledPayments(tx, memberId, orderId);
  const options = await refundOptions(tx, actor, memberId, payments);
  const awaited = await secondPersonAwaited(tx, actor, 'sourceRefund', fieldOf(options, 'payId'));
  return {
    list: options.map(({ reference: _, ...option }) => ({ ...option, secondAwaited: awaited(option.payId) })),
  };
};
