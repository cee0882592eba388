import { nextState } from '@crossdock/domain/machine.ts';
import { type OrderEvent, orderMachine } from '@crossdock/domain/orders/states.ts';
import type { Updateable } from 'kysely';
import { changeCounters } from '../platform/counters.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, fromShop, updateInShop } from '../platform/rows.ts';
import type { OrdersTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';
import { answerImpliedByEvent, endPriceQuestion, findPriceHold } from './priceHolds.store.ts';

type OrderKey = { shopId: string; orderId: string };
type OwnOrderKey = OrderKey & { memberId: string };

const orderRow = (p: Params<OrderKey>) => fromShop(p, 'orders', { id: p.orderId }).selectAll();
const ownOrderRow = (p: Params<OwnOrderKey>) => orderRow(p).where('memberId', '=', p.memberId);

const order = compileStatement(orderRow);
const ownOrder = compileStatement(ownOrderRow);
const lockedOrder = compileStatement((p: Params<OrderKey>) => orderRow(p).forUpdate());
const lockedOwnOrder = compileStatement((p: Params<OwnOrderKey>) => ownOrderRow(p).forUpdate());

/** The locked order; undefined if the shop has no such order. */
export async function lockOrder(tx: Tx, orderId: string) {
  return (await tx.compiled(lockedOrder, { shopId: tx.shopId, orderId }))[0];
}

/** Like `lockOrder`, but only for an order of this member. */
export async function lockOrderOf(tx: Tx, memberId: string, orderId: string) {
  return (await tx.compiled(lockedOwnOrder, { shopId: tx.shopId, orderId, memberId }))[0];
}

export async function findOrder(tx: Tx, orderId: string) {
  return (await tx.compiled(order, { shopId: tx.shopId, orderId }))[0];
}

export async function findOrderOf(tx: Tx, memberId: string, orderId: string) {
  return (await tx.compiled(ownOrder, { shopId: tx.shopId, orderId, memberId }))[0];
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/**
 * The amount still due, in minor units: of the bill if there is one, else of the quote. Negative if paid too much; 0
 * for cancelled orders.
 */
export function dueMinor(
  order: Pick<OrderRow, 'state' | 'billTotalMinor' | 'quoteTotalMinor' | 'paidMinor'>,
): number {
  if (order.state === 'cancelled') return 0;
  return (order.billTotalMinor ?? order.quoteTotalMinor) - order.paidMinor;
}

type OrderChanges = Omit<Updateable<OrdersTable>, 'shopId' | 'id' | 'memberId' | 'state' | 'updatedAt'>;

/** The notification that the member gets instead of the event's usual one. */
interface Told {
  readonly event: `order.${OrderEvent}` | 'order.askPrice';
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * Moves an order by one event, as the machine's table allows for this actor. Writes the step, the member's counters
 * and a realtime event. False, without writing, if the state no longer allows it.
 */
export async function transitionOrder(
  tx: Tx,
  actor: Actor,
  order: Pick<
    OrderRow,
    'id' | 'state' | 'memberId' | 'number' | 'billTotalMinor' | 'quoteTotalMinor' | 'paidMinor'
  >,
  event: OrderEvent,
  changes: OrderChanges = {},
  why = '',
  told: Told = { event: `order.${event}` },
): Promise<boolean> {
  const to = nextState(orderMachine, order.state, event, actorKindOf(actor));
  if (to === undefined) return false;
  const answer = answerImpliedByEvent(event, actor);
  // The held price is read in the same round trip, but after the update, which locks the order. It therefore cannot
  // change any more.
  const [moved, hold] = await Promise.all([
    tx.changes(
      updateInShop(tx, 'orders', { id: order.id, state: order.state }).set({
        ...changes,
        state: to,
        updatedAt: tx.now,
      }),
    ),
    answer && findPriceHold(tx, order.id),
  ]);
  if (!moved) return false;
  await Promise.all([
    recordSteps(tx, actor, 'order', [{ subjectId: order.id, event, from: order.state, to, why }]),
    answer && endPriceQuestion(tx, order, hold, answer),
    changeCounters(tx, order.memberId, { [`order.${order.state}`]: -1, [`order.${to}`]: 1 }),
    publish(tx, 'orders', order.memberId),
    notify(tx, actor, [
      {
        memberId: order.memberId,
        event: told.event,
        subjectId: order.id,
        params: {
          ...{ number: order.number, amountMinor: dueMinor({ ...order, ...changes }), reason: why },
          ...told.params,
        },
      },
    ]),
  ]);
  return true;
}

export interface OrderPayment {
  /** A code of `payment_methods`. */
  readonly method: string;
  /** The part of this payment for the order, without the method's fee. */
  readonly paidMinor: number;
  /** The method's fee in addition. */
  readonly feeMinor: number;
}

/**
 * Marks a locked order as paid, and moves it to shipping, or to packing if the shop requires payment first. False if
 * it does not await payment.
 */
export async function markPaid(tx: Tx, actor: Actor, order: OrderRow, by: OrderPayment): Promise<boolean> {
  return transitionOrder(tx, actor, order, payingEvent(order), {
    paidMinor: order.paidMinor + by.paidMinor,
    paymentFeeMinor: order.paymentFeeMinor + by.feeMinor,
    paymentMethod: by.method,
    paymentState: 'paid',
    paidAt: tx.now,
  });
}

/** Marks a locked order as paid by cash on delivery. False if it was settled before. */
export function markCashCollected(tx: Tx, order: OrderRow, collectedMinor: number): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'orders', { id: order.id, cashOnDelivery: true })
      .set({
        paidMinor: order.paidMinor + collectedMinor,
        paymentMethod: 'cod',
        paymentState: 'paid',
        paidAt: tx.now,
        updatedAt: tx.now,
      })
      .where('paymentState', '<>', 'paid')
      .where('paidMinor', '=', order.paidMinor),
  );
}

/** Declares an order in transit lost, or found again (null). False if it is not in transit or nothing changes. */
export async function setOrderLost(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  why: string | null,
): Promise<boolean> {
  const event = why === null ? 'found' : 'lost';
  const marked = await tx.run(
    updateInShop(tx, 'orders', { id: order.id, state: 'awaitingSignature' })
      .set({ lostAt: why === null ? null : tx.now, lostReason: why ?? '', updatedAt: tx.now })
      .where('lostAt', why === null ? 'is not' : 'is', null),
  );
  if (marked === 0) return false;
  const { id, memberId, number, state } = order;
  const reason = why ?? '';
  await Promise.all([
    recordSteps(tx, actor, 'order', [{ subjectId: id, event, from: state, to: state, why: reason }]),
    publish(tx, 'orders', memberId),
    notify(tx, actor, [{ memberId, event: `order.${event}`, subjectId: id, params: { number, reason } }]),
  ]);
  return true;
}

/** The event that a payment causes: before packing it starts packing, after packing it starts shipping. */
export function payingEvent(order: Pick<OrderRow, 'billTotalMinor'>): 'prepay' | 'pay' {
  return order.billTotalMinor === null ? 'prepay' : 'pay';
}

/** Rewrites a locked, unpacked order with the member's new choices. State and payments stay. */
export async function rewriteOrder(tx: Tx, id: string, chosen: OrderChanges): Promise<void> {
  await changeRow(tx, 'orders', id, { ...chosen, updatedAt: tx.now });
}
