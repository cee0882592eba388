import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findPaymentOf } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';
import { createSourceRefund } from './createSourceRefund.ts';
import { sourceRefundOf } from './sourceRefunds.ts';

export const refundToSource: Handler<'refundToSource'> = async (tx, actor, input, services) => {
  const { payId, amountMinor } = input;
  const { memberId } = actor;
  if ((await findPaymentOf(tx, memberId, payId)) === undefined) return refuse('row.notFound');
  const sending = { memberId, payId, amountMinor, sentBy: null, reason: '' };
  const row = await createSourceRefund(tx, actor, services, sending);
  return isRefusal(row) ? row : sourceRefundOf(row, actor);
};
