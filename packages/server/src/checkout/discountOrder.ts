import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { discountableChargeOf } from '@crossdock/domain/coupons/rules.ts';
import { sum } from '@crossdock/domain/money.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import type { Discount } from '@crossdock/domain/orders/discounts.ts';
import { needsNoPayment } from '@crossdock/domain/orders/paymentState.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import { withDeductions } from '@crossdock/domain/pricing/deductions.ts';
import { changeFee } from '../orders/fee.store.ts';
import { orderLines } from '../orders/lines.store.ts';
import { lockOrderOf, type OrderRow, payingEvent, transitionOrder } from '../orders/store.ts';
import { stopPayments } from '../payments/stop.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { changeDiscount } from '../settlement/discount.ts';
import { settleBill } from '../settlement/settleBill.ts';
import { cashOnDeliveryRule } from './cashOnDelivery.ts';
import { discountFor } from './discount.ts';

/**
 * The order is locked first: a payment of the old amount has either closed the order before, or sees the new amount.
 * The fee stays as priced; only the discount changes.
 */
export const discountOrder: Handler<'discountOrder'> = async (tx, actor, input, services) => {
  const order = await lockOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  if (!mayChange(order, 'discount')) return refuse('order.wrongState');
  const { coinMinor } = actor.shop.settings;
  const kept = await orderLines(tx, order.id);
  const lines = order.billTotalMinor === null ? kept.quote : kept.bill;
  const facts = discountableChargeOf({ lines, billingWeightG: order.billingWeightG }, coinMinor);
  const discount = await discountFor(tx, actor, input, facts, order);
  if (isRefusal(discount)) return discount;
  const collected = order.cashOnDelivery ? await cashOnDeliveryRule(tx, order) : null;
  const fee = feeOf(
    order,
    withDeductions(lines, discount.deduction, { collected, paymentRateBp: 0, coinMinor }),
  );
  const maxCollectMinor = collected?.maxCollectMinor ?? null;
  if (maxCollectMinor !== null && fee.totalMinor > maxCollectMinor)
    return refuse('cashOnDelivery.tooMuch', { collectMinor: fee.totalMinor, maxCollectMinor });
  if (input.apply) {
    const fault = await apply(tx, actor, services, order, discount, fee);
    if (fault) return fault;
  }
  const { couponMinor, pointsMinor } = discount.deduction;
  const { totalMinor, dueMinor, returnedMinor } = fee;
  const state = input.apply && fee.settled ? stateAfterDiscount(order) : order.state;
  const answer = { totalMinor, dueMinor, returnedMinor, applied: input.apply, state };
  return { couponMinor, pointsMinor, points: discount.points, ...answer };
};

interface Fee {
  readonly lines: readonly CostLine[];
  readonly totalMinor: number;
  readonly dueMinor: number;
  /** The amount that was paid beyond the new total. */
  readonly returnedMinor: number;
  /** Whether an order that awaits payment has nothing left to pay. */
  readonly settled: boolean;
}

function feeOf(order: OrderRow, lines: readonly CostLine[]): Fee {
  const totalMinor = sum(lines.map((line) => line.amountMinor));
  const left = totalMinor - order.paidMinor;
  return {
    lines,
    totalMinor,
    dueMinor: Math.max(0, left),
    returnedMinor: Math.max(0, -left),
    settled: needsNoPayment(order.state, left),
  };
}

function stateAfterDiscount(order: OrderRow) {
  return order.billTotalMinor === null ? ('processing' as const) : ('awaitingShipment' as const);
}

async function apply(
  tx: Tx,
  actor: Member,
  services: Services,
  order: OrderRow,
  discount: Discount,
  fee: Fee,
) {
  // Closes the provider's open payment page, because the old amount must not be paid any more.
  await stopPayments(tx, actor, services, { orderId: order.id }, 'replaced');
  const unusable = await changeDiscount(tx, actor, order, discount);
  if (unusable) return unusable;
  await changeFee(tx, order, discount, fee);
  if (!fee.settled) return undefined;
  const paid = { paymentState: 'paid' as const, paidAt: tx.now };
  if (!(await transitionOrder(tx, actor, order, payingEvent(order), paid))) return refuse('order.wrongState');
  const billed = order.billTotalMinor === null ? order : { ...order, billTotalMinor: fee.totalMinor };
  await settleBill(tx, actor, billed, { surplusMinor: fee.returnedMinor, settled: true });
  return undefined;
}
