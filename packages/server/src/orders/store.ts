import { next } from '@crossdock/domain/machine.ts';
import { type OrderEvent, orderMachine } from '@crossdock/domain/orders/states.ts';
import type { Updateable } from 'kysely';
import { count } from '../platform/counters.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { OrdersTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps, whoOf } from '../platform/transitions.ts';

const orderRows = (tx: Tx) => db.selectFrom('orders').selectAll().where('shop_id', '=', tx.shopId);

/** The order, locked until the transaction ends; undefined where the shop has no such order. */
export function lockOrder(tx: Tx, orderId: string) {
  return tx.maybe(orderRows(tx).where('id', '=', orderId).forUpdate());
}

/** As `lockOrder`, but only for the member whose order it is. */
export function lockOrderOf(tx: Tx, memberId: string, orderId: string) {
  return tx.maybe(orderRows(tx).where('id', '=', orderId).where('member_id', '=', memberId).forUpdate());
}

export function findOrder(tx: Tx, orderId: string) {
  return tx.maybe(orderRows(tx).where('id', '=', orderId));
}

export function findOrderOf(tx: Tx, memberId: string, orderId: string) {
  return tx.maybe(orderRows(tx).where('id', '=', orderId).where('member_id', '=', memberId));
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/**
 * What is still to be paid, in minor units: the bill once there is one, else the quote. Negative: paid too much. Nobody
 * owes anything for what was cancelled.
 */
export function dueMinor(
  order: Pick<OrderRow, 'state' | 'bill_total_minor' | 'quote_total_minor' | 'paid_minor'>,
): number {
  if (order.state === 'cancelled') return 0;
  return (order.bill_total_minor ?? order.quote_total_minor) - order.paid_minor;
}

type OrderChanges = Omit<Updateable<OrdersTable>, 'shop_id' | 'id' | 'member_id' | 'state' | 'updated_at'>;

/**
 * Moves an order by one event: the machine's table says from where to where for this actor. Writes the step, the
 * member's counters and a hint. False where the state no longer allows it; nothing is written then.
 */
export async function moveOrder(
  tx: Tx,
  actor: Actor,
  order: Pick<
    OrderRow,
    'id' | 'state' | 'member_id' | 'number' | 'bill_total_minor' | 'quote_total_minor' | 'paid_minor'
  >,
  event: OrderEvent,
  changes: OrderChanges = {},
  why = '',
): Promise<boolean> {
  const to = next(orderMachine, order.state, event, whoOf(actor));
  if (to === undefined) return false;
  const moved = await tx.run(
    db
      .updateTable('orders')
      .set({ ...changes, state: to, updated_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', order.id)
      .where('state', '=', order.state),
  );
  if (moved === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, 'order', [{ subjectId: order.id, event, from: order.state, to, why }]),
    count(tx, order.member_id, { [`order.${order.state}`]: -1, [`order.${to}`]: 1 }),
    publish(tx, 'orders', order.member_id),
    notify(tx, actor, [
      {
        memberId: order.member_id,
        event: `order.${event}`,
        subjectId: order.id,
        params: { number: order.number, amountMinor: dueMinor({ ...order, ...changes }), reason: why },
      },
    ]),
  ]);
  return true;
}

export interface PaidBy {
  /** A code of `payment_methods`. */
  readonly method: string;
  /** What this payment put towards the order, without the method's own fee. */
  readonly paidMinor: number;
  /** What paying by this method cost beside it. */
  readonly feeMinor: number;
}

/**
 * Marks a locked order paid: on to shipping, or on to packing where the shop asks for payment before that. False where it
 * does not await payment.
 */
export async function markPaid(tx: Tx, actor: Actor, order: OrderRow, by: PaidBy): Promise<boolean> {
  if (order.state !== 'awaitingPayment') return false;
  return moveOrder(tx, actor, order, payingEvent(order), {
    paid_minor: order.paid_minor + by.paidMinor,
    payment_fee_minor: order.payment_fee_minor + by.feeMinor,
    payment_method: by.method,
    payment_state: 'paid',
    paid_at: tx.now,
  });
}

/** Marks a locked order paid by what was collected at the door. False where it was settled before. */
export async function markCollected(tx: Tx, order: OrderRow, collectedMinor: number): Promise<boolean> {
  const marked = await tx.run(
    db
      .updateTable('orders')
      .set({
        paid_minor: order.paid_minor + collectedMinor,
        payment_method: 'cod',
        payment_state: 'paid',
        paid_at: tx.now,
        updated_at: tx.now,
      })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', order.id)
      .where('cash_on_delivery', '=', true)
      .where('payment_state', '<>', 'paid')
      .where('paid_minor', '=', order.paid_minor),
  );
  return marked === 1;
}

/** Before anything is packed a payment opens the packing; afterwards it opens the shipping. */
export function payingEvent(order: Pick<OrderRow, 'bill_total_minor'>): 'prepay' | 'pay' {
  return order.bill_total_minor === null ? 'prepay' : 'pay';
}
