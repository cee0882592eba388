import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { daysLater } from '@crossdock/domain/pricing/hold.ts';
import { billingCardColumns } from '../checkout/heldBill.ts';
import { settlePrice } from '../orderChanges/settlePrice.ts';
import { changePriceHold } from '../orders/priceHolds.store.ts';
import { lockOrderOf, rewriteOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { priceAfterHold } from './newPrice.ts';

/**
 * Accepts the current price. The order is locked first: of two concurrent acceptances, or of an acceptance and a
 * payment, the second sees the result of the first. The new price holds as long as that of a new order. Open payment
 * pages for the old amount are closed.
 */
export const agreeToNewPrice: Handler<'agreeToNewPrice'> = async (tx, actor, input, services) => {
  const found = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!found) return refuse('row.notFound');
  const priced = await priceAfterHold(tx, actor, found);
  if (isRefusal(priced)) return priced;
  const { order, hold, bill } = priced;
  const { totalMinor } = bill;
  if (totalMinor !== input.totalMinor)
    return refuse('order.feeChanged', { totalMinor, seenMinor: input.totalMinor }, 'totalMinor');
  await rewriteOrder(tx, order.id, billingCardColumns(order));
  const { coinMinor } = actor.shop.settings;
  await changePriceHold(tx, order.id, { untilAt: daysLater(tx.now, hold.days), coinMinor });
  const beforeMinor = found.quoteTotalMinor;
  const told = { parts: ['price'], beforeMinor, why: '' } as const;
  const done = await settlePrice(tx, actor, services, order, bill, told);
  if (isRefusal(done)) return done;
  const { dueMinor, returnedMinor } = done;
  return { number: order.number, state: done.order.state, dueMinor, returnedMinor };
};
