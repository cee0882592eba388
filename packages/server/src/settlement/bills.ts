import { refuse } from '@crossdock/contract/refusals.ts';
import { purchaseObstacle } from '@crossdock/domain/payments/payable.ts';
import { dueMinor, findOrderOf, lockOrder, lockOrderOf, type OrderRow } from '../orders/store.ts';
import { namedOrders } from '../payments/bankTransfers.store.ts';
import type { PaidFor } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import {
  findPurchaseOf,
  lockPurchase,
  lockPurchaseOf,
  namedPurchases,
  type PurchaseRow,
  purchaseDueMinor,
} from '../products/purchases.store.ts';
import { orderObstacle } from './payable.ts';

/**
 * Something that is paid: a shipping order, or a purchase of the shop's own goods. Both use the same payment methods.
 */
export interface Bill {
  readonly of: { readonly order: OrderRow } | { readonly purchase: PurchaseRow };
  /** The key of its payments and ledger transfers. */
  readonly on: PaidFor;
  readonly id: string;
  readonly number: string;
  readonly memberId: string;
  /** The amount still due; 0 or less if nothing is. */
  readonly dueMinor: number;
  /** Why it cannot be paid now. */
  readonly obstacle: ReturnType<typeof orderObstacle>;
}

export function orderBill(order: OrderRow): Bill {
  const { id, number, memberId } = order;
  return {
    ...{ of: { order }, on: { orderId: id }, id, number, memberId },
    ...{ dueMinor: dueMinor(order), obstacle: orderObstacle(order) },
  };
}

function purchaseBill(purchase: PurchaseRow): Bill {
  const { id, number, memberId, state } = purchase;
  const code = purchaseObstacle(state);
  return {
    ...{ of: { purchase }, on: { purchaseId: id }, id, number, memberId },
    ...{ dueMinor: purchaseDueMinor(purchase), obstacle: code && refuse(code) },
  };
}

const either = (order: OrderRow | undefined, purchase: PurchaseRow | undefined): Bill | undefined =>
  order ? orderBill(order) : purchase && purchaseBill(purchase);

/**
 * Locked until the transaction ends. Both kinds are looked up together, so that later reads of the same turn run under
 * the lock.
 */
export async function lockBill(tx: Tx, id: string): Promise<Bill | undefined> {
  return either(...(await Promise.all([lockOrder(tx, id), lockPurchase(tx, id)])));
}

/** Like `lockBill`, but only for this member's bill. */
export async function lockBillOf(tx: Tx, memberId: string, id: string): Promise<Bill | undefined> {
  return either(...(await Promise.all([lockOrderOf(tx, memberId, id), lockPurchaseOf(tx, memberId, id)])));
}

export async function findBillOf(tx: Tx, memberId: string, id: string): Promise<Bill | undefined> {
  return either(...(await Promise.all([findOrderOf(tx, memberId, id), findPurchaseOf(tx, memberId, id)])));
}

/** The bills that transfers name, as they are now, not locked. */
export async function namedBills(tx: Tx, ids: readonly string[]) {
  const [orders, purchases] = await Promise.all([namedOrders(tx, ids), namedPurchases(tx, ids)]);
  return [
    ...orders.map((order) => ({
      ...{ id: order.id, number: order.number, isPurchase: false },
      ...{ dueMinor: Math.max(0, dueMinor(order)), payable: orderObstacle(order) === undefined },
    })),
    ...purchases.map((purchase) => ({
      ...{ id: purchase.id, number: purchase.number, isPurchase: true },
      ...{ dueMinor: purchaseDueMinor(purchase), payable: purchaseObstacle(purchase.state) === undefined },
    })),
  ];
}
