import { isRefusal, type Refusal } from '@crossdock/contract/refusals.ts';
import { revocableUntil, type StandingPaymentState } from '@crossdock/domain/standingOrders/rules.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import type { Buyer, PreparedOrder } from '../checkout/prepare.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import type { Tx } from '../platform/db.ts';
import { newId, newReference } from '../platform/ids.ts';
import type { Member, System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { balancePaymentAmounts, settleFromBalance } from '../settlement/balancePayment.ts';
import { lockBillOf } from '../settlement/bills.ts';
import { balanceOf } from '../wallet/store.ts';
import type { PlannedOrderChoice } from './plan.ts';

/** The price of an order and the amount due from the balance now, which is 0 if the shop bills after packing. */
export interface StandingPrice {
  readonly totalMinor: number;
  /** The total with the method's fee, whenever it is paid; the rule's limit applies to it. */
  readonly withFeeMinor: number;
  /** The amount due now, with the method's fee. */
  readonly dueMinor: number;
  readonly balanceMinor: number;
  readonly missingMinor: number;
  /** Whether the shop takes payments from the balance. */
  readonly payable: boolean;
}

export async function standingPrice(tx: Tx, buyer: Buyer, prepared: PreparedOrder): Promise<StandingPrice> {
  const { totalMinor }: { totalMinor: number } = prepared.offer.quote;
  const { payBeforePacking, coinMinor } = buyer.shop.settings;
  const [method, { balanceMinor }] = await Promise.all([
    findOpenMethod(tx, 'balance'),
    balanceOf(tx, buyer.memberId),
  ]);
  const payable = method?.forOrders === true;
  const withFeeMinor = method ? balancePaymentAmounts(totalMinor, method, coinMinor).allMinor : totalMinor;
  const dueMinor = payBeforePacking && method ? withFeeMinor : 0;
  const missingMinor = Math.max(0, dueMinor - balanceMinor);
  return { totalMinor, withFeeMinor, dueMinor, balanceMinor, missingMinor, payable };
}

export interface PlacedStandingOrder {
  readonly orderId: string;
  readonly number: string;
  readonly paidMinor: number;
  readonly payment: StandingPaymentState;
  readonly placedAt: string;
  readonly revocableUntil: string;
}

/**
 * Places the order that a standing order asks for, and pays it from the balance if the shop requires payment before
 * packing. The caller must have locked the parcels, and must roll back on `insufficient`.
 */
export async function placeStandingOrder(
  tx: Tx,
  actor: Member | System,
  services: Services,
  buyer: Buyer,
  { choice, prepared }: { readonly choice: PlannedOrderChoice; readonly prepared: PreparedOrder },
): Promise<PlacedStandingOrder | Refusal | 'insufficient'> {
  const until = revocableUntil(tx.now);
  const terms = { ...choice, remark: '' };
  const order = await placeOrder(tx, actor, buyer, prepared, terms, {
    id: newId(),
    number: newReference('CD'),
    ...{ memberCouponId: null, pointsUsed: 0, pointWorthMinor: null },
    ...{ byStandingOrder: true, revocableUntil: until },
  });
  if (isRefusal(order)) return order;
  const placed = { orderId: order.id, number: order.number, placedAt: tx.now, revocableUntil: until };
  if (order.state !== 'awaitingPayment') return { ...placed, paidMinor: 0, payment: paymentOf(prepared) };
  const [method, bill] = await Promise.all([
    findOpenMethod(tx, 'balance'),
    lockBillOf(tx, buyer.memberId, order.id),
  ]);
  if (!bill || bill.obstacle || !method?.forOrders) throw new Error(`${order.number} cannot be paid`);
  const paid = await settleFromBalance(tx, actor, services, bill, method);
  if (paid === 'insufficient') return paid;
  return { ...placed, paidMinor: paid.paidMinor + paid.feeMinor, payment: 'paid' };
}

const paymentOf = ({ offer }: PreparedOrder): StandingPaymentState =>
  offer.quote.totalMinor > 0 ? 'later' : 'none';
