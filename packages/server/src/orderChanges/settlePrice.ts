import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { type ChangeableOrderPart, priceChangeSettlement } from '@crossdock/domain/orders/orderChange.ts';
import { needsNoPayment } from '@crossdock/domain/orders/paymentState.ts';
import { writeOrderPrice } from '../checkout/advances.ts';
import type { Bill } from '../checkout/bill.ts';
import { continueHoldAtNewPrice, priceQuestionState } from '../checkout/heldBill.ts';
import { recordChange } from '../orders/changes.store.ts';
import { changeBilledWeights } from '../orders/fee.store.ts';
import { lockOrder, type OrderRow, payingEvent, transitionOrder } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { settleBill } from '../settlement/settleBill.ts';

export interface RepricedOrder {
  readonly order: OrderRow;
  readonly dueMinor: number;
  readonly returnedMinor: number;
  readonly revision: number;
}

interface Told {
  readonly parts: readonly ChangeableOrderPart[];
  /** The total before the change. */
  readonly beforeMinor: number;
  readonly why: string;
}

/**
 * Stores the new price of the locked order with a history entry, and settles the difference. Call it last in the
 * transaction, because it also locks accounts.
 */
export async function settlePrice(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
  bill: Bill,
  { parts, beforeMinor, why }: Told,
): Promise<RepricedOrder | Refusal<'row.changed'>> {
  if (!(await writeOrderPrice(tx, actor, services, order, bill))) return refuse('row.changed');
  await continueHoldAtNewPrice(tx, order, bill);
  const { realWeightG, volumeWeightG, billingWeightG, totalMinor: afterMinor } = bill;
  await changeBilledWeights(tx, order.id, { realWeightG, volumeWeightG, billingWeightG });
  const priced = await lockOrder(tx, order.id);
  if (!priced) return refuse('row.changed');
  const revision = await recordChange(tx, actor, priced, { parts, beforeMinor, afterMinor, why });
  const settled = await settleDifference(tx, actor, priced, await priceQuestionState(tx, priced, bill));
  const after = await lockOrder(tx, order.id);
  return after ? { order: after, revision, ...settled } : refuse('row.changed');
}

/**
 * Settles the difference: the member pays what is missing before the order continues, and a surplus is refunded. If
 * the shop takes payment after packing and the order is not packed, the amount already paid stays with the order
 * until its bill, as it does when a packed order is unpacked.
 */
async function settleDifference(
  tx: Tx,
  actor: Member | Staff,
  order: OrderRow,
  asked: Awaited<ReturnType<typeof priceQuestionState>>,
) {
  const totalMinor = order.billTotalMinor ?? order.quoteTotalMinor;
  const packed = order.billTotalMinor !== null;
  const { payBeforePacking, cashOnDelivery, paidMinor } = order;
  const after = priceChangeSettlement({ packed, payBeforePacking, cashOnDelivery, totalMinor, paidMinor });
  // If the member must accept the higher price first, the difference is settled when the member answers.
  if (asked === 'open') return { ...after, returnedMinor: 0 };
  if (asked === 'ended' && cashOnDelivery) {
    if (!(await transitionOrder(tx, actor, order, 'collect')))
      throw new Error(`${order.number} left its state`);
    return after;
  }
  if (after.dueMinor > 0 && order.state !== 'awaitingPayment') {
    const moved = await transitionOrder(tx, actor, order, 'payMore', { paymentState: 'none' });
    if (!moved) throw new Error(`${order.number} left its state under lock`);
    return after;
  }
  const settled = needsNoPayment(order.state, totalMinor - paidMinor);
  if (settled) {
    const paid = { paymentState: 'paid' as const, paidAt: tx.now };
    if (!(await transitionOrder(tx, actor, order, payingEvent(order), paid)))
      throw new Error(`${order.number} left its state under lock`);
  }
  if (settled || after.returnedMinor > 0)
    await settleBill(tx, actor, order, { surplusMinor: after.returnedMinor, settled });
  return after;
}
