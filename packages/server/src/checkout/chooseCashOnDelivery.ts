import { refuse } from '@crossdock/contract/refusals.ts';
import { orderLines } from '../orders/lines.store.ts';
import { findOrder, lockOrderOf, transitionOrder } from '../orders/store.ts';
import { refuseIfTransferReported } from '../payments/reportedTransfers.store.ts';
import { stopPayments } from '../payments/stop.ts';
import type { Handler } from '../platform/handler.ts';
import { cashOnDeliveryRate, cashOnDeliveryRule, cashOnDeliveryStepOfOrder } from './cashOnDelivery.ts';
import { feeWithCashOnDelivery, storeCashOnDelivery } from './storeCashOnDelivery.store.ts';

/** The order is locked first: of a choice and a payment at the same time, the second sees the first one's result. */
export const chooseCashOnDelivery: Handler<'chooseCashOnDelivery'> = async (tx, actor, input, services) => {
  const { orderId, chosen, despiteReported } = input;
  const order = await lockOrderOf(tx, actor.memberId, orderId);
  if (!order) return refuse('row.notFound');
  const step = cashOnDeliveryStepOfOrder(order, actor.shop);
  if (step === undefined || order.cashOnDelivery === chosen) return refuse('order.wrongState');
  const reported = chosen ? await refuseIfTransferReported(tx, [order], { despiteReported }) : undefined;
  if (reported) return reported;
  const [rule, rateBp] = chosen
    ? await Promise.all([cashOnDeliveryRule(tx, order), cashOnDeliveryRate(tx)])
    : [null, null];
  if (chosen && rule === null) return refuse('cashOnDelivery.notOffered');
  const kept = await orderLines(tx, order.id);
  const fee = feeWithCashOnDelivery(
    order.billTotalMinor === null ? kept.quote : kept.bill,
    rule,
    actor.shop.settings,
  );
  const maxCollectMinor = rule?.maxCollectMinor ?? null;
  if (maxCollectMinor !== null && fee.totalMinor > maxCollectMinor)
    return refuse('cashOnDelivery.tooMuch', { collectMinor: fee.totalMinor, maxCollectMinor });
  await stopPayments(tx, actor, services, { orderId: order.id }, 'replaced');
  await storeCashOnDelivery(tx, order, fee, chosen ? rateBp : null);
  const payBeforePacking = actor.shop.settings.payBeforePacking && !chosen;
  if (step !== 'stay' && !(await transitionOrder(tx, actor, order, step, { payBeforePacking })))
    return refuse('order.wrongState');
  const { state } = (await findOrder(tx, order.id)) ?? order;
  return { chosen, state, totalMinor: fee.totalMinor };
};
