import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { purchaseObstacle } from '@crossdock/domain/payments/payable.ts';
import { findPriceHold, type PriceHoldRow } from '../orders/priceHolds.store.ts';
import { unpaidPriceHoldEndedAt } from '../orders/priceHoldView.ts';
import { dueMinor, findOrderOf, lockOrder, lockOrderOf, type OrderRow } from '../orders/store.ts';
import { ordersOnTransfers } from '../payments/bankTransfers.store.ts';
import type { PaymentSubject } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import {
  findPurchaseOf,
  findPurchasesByIds,
  lockPurchase,
  lockPurchaseOf,
  type PurchaseRow,
  purchaseDueMinor,
} from '../products/purchases.store.ts';
import { orderPaymentRefusal } from './payable.ts';

/**
 * Something that is paid: a shipping order, or a purchase of the shop's own goods. Both use the same payment methods.
 */
export interface Bill {
  readonly of: { readonly order: OrderRow } | { readonly purchase: PurchaseRow };
  /** The key of the bill's payments and ledger transfers. */
  readonly on: PaymentSubject;
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
  /** The amount still due; 0 or less if nothing is due. */
  readonly dueMinor: number;
  /** The reason why the bill cannot be paid now. */
  readonly obstacle: ReturnType<typeof orderPaymentRefusal> | Refusal<'order.priceEnded'>;
  /** The time when the bill's held price ended before payment; `order.priceEnded` then prevents paying. */
  readonly priceEndedAt: string | undefined;
}

/**
 * The bill of an order; `hold` is the price that the shop holds for the order until a certain time, if there is one.
 */
export function billOfOrder(order: OrderRow, hold: PriceHoldRow | undefined, now: string): Bill {
  const { id, number, memberId } = order;
  const obstacle = orderPaymentRefusal(order);
  const priceEndedAt = obstacle ? undefined : unpaidPriceHoldEndedAt(order, hold, now);
  return {
    ...{ of: { order }, on: { orderId: id }, id, number, memberId, dueMinor: dueMinor(order) },
    ...{ priceEndedAt, obstacle: obstacle ?? (priceEndedAt ? refuse('order.priceEnded') : undefined) },
  };
}

/**
 * Whether the bill accepts the money of a payment that was started, or of a transfer that was reported, at this
 * moment. Only the start must be in time: a price that ended while the money was on its way still applies.
 */
export const acceptsPaymentStartedAt = ({ obstacle, priceEndedAt }: Bill, startedAt: string): boolean =>
  obstacle === undefined || (priceEndedAt !== undefined && startedAt < priceEndedAt);

function purchaseBill(purchase: PurchaseRow): Bill {
  const { id, number, memberId, state } = purchase;
  const code = purchaseObstacle(state);
  return {
    ...{ of: { purchase }, on: { purchaseId: id }, id, number, memberId },
    ...{ dueMinor: purchaseDueMinor(purchase), obstacle: code && refuse(code), priceEndedAt: undefined },
  };
}

async function either(
  tx: Tx,
  id: string,
  order: Promise<OrderRow | undefined>,
  purchase: Promise<PurchaseRow | undefined>,
): Promise<Bill | undefined> {
  // These queries are sent together and run in this order, so the hold is read after its order is locked.
  const [locked, bought, hold] = await Promise.all([order, purchase, findPriceHold(tx, id)]);
  return locked ? billOfOrder(locked, hold, tx.now) : bought && purchaseBill(bought);
}

/**
 * The bill, locked until the transaction ends. Both kinds are looked up together, so that queries sent after them in
 * the same round trip run under the lock.
 */
export async function lockBill(tx: Tx, id: string): Promise<Bill | undefined> {
  return either(tx, id, lockOrder(tx, id), lockPurchase(tx, id));
}

/** Like `lockBill`, but only for this member's bill. */
export async function lockBillOf(tx: Tx, memberId: string, id: string): Promise<Bill | undefined> {
  return either(tx, id, lockOrderOf(tx, memberId, id), lockPurchaseOf(tx, memberId, id));
}

export async function findBillOf(tx: Tx, memberId: string, id: string): Promise<Bill | undefined> {
  return either(tx, id, findOrderOf(tx, memberId, id), findPurchaseOf(tx, memberId, id));
}

/** The current bills that transfers refer to, not locked. */
export async function findBillsByIds(tx: Tx, ids: readonly string[]) {
  const [orders, purchases] = await Promise.all([ordersOnTransfers(tx, ids), findPurchasesByIds(tx, ids)]);
  return [
    ...orders.map((order) => ({
      ...{ id: order.id, number: order.number, isPurchase: false },
      ...{ dueMinor: Math.max(0, dueMinor(order)), payable: orderPaymentRefusal(order) === undefined },
    })),
    ...purchases.map((purchase) => ({
      ...{ id: purchase.id, number: purchase.number, isPurchase: true },
      ...{ dueMinor: purchaseDueMinor(purchase), payable: purchaseObstacle(purchase.state) === undefined },
    })),
  ];
}
