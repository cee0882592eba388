import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { settledPayments } from '../payments/refunds.store.ts';
import { lockPayment } from '../payments/store.ts';
import type { Handler } from '../platform/handler.ts';
import { requestWithdrawal } from '../wallet/requestWithdrawal.ts';
import { findBankRefundOption } from './bankRefunds.ts';
import { lockBillOf } from './bills.ts';

/**
 * For the refund of an order, the order and its payments are locked, so that each of several requests sees
 * the earlier ones.
 */
export const submitWithdrawal: Handler<'submitWithdrawal'> = async (tx, actor, input, services) => {
  const { refundOf, amountMinor } = input;
  if (refundOf === undefined) return requestWithdrawal(tx, actor, services, input, undefined);
  const bill = await lockBillOf(tx, actor.memberId, refundOf);
  if (bill === undefined) return refuse('row.notFound');
  const payments = await settledPayments(tx, actor.memberId, refundOf);
  for (const id of payments.map((one) => one.id).sort()) await lockPayment(tx, id);
  const option = await findBankRefundOption(tx, actor, refundOf);
  if (option === undefined) return refuse('withdrawal.notRefundable');
  if (amountMinor <= option.mostMinor) return requestWithdrawal(tx, actor, services, input, bill);
  const most = moneyText(option.mostMinor, actor.shop.currency, actor.lang);
  return refuse('refund.tooMuch', { most }, 'amountMinor');
};
