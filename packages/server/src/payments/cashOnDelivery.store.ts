import { minor } from '@crossdock/domain/money.ts';
import { rewardPaid } from '../orders/rewards.store.ts';
import { dueMinor, type OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { q } from '../platform/query.ts';
import type { Actor } from '../platform/scope.ts';
import { transferAll } from '../wallet/store.ts';
import { addPayment } from './store.ts';

/**
 * Books what the courier collected at the door, once, when the order is signed: the cash reaches the member's balance and
 * pays the order from there, like any other payment. Call it after the order has moved, last in the transaction; it does
 * nothing where the order is not cash on delivery or was settled before. Answers what was collected, in minor units.
 */
export async function settleCashOnDelivery(
  tx: Tx,
  actor: Actor,
  order: Pick<
    OrderRow,
    | 'id'
    | 'state'
    | 'number'
    | 'member_id'
    | 'cash_on_delivery'
    | 'bill_total_minor'
    | 'quote_total_minor'
    | 'paid_minor'
  >,
): Promise<number> {
  const collected = dueMinor(order);
  if (!order.cash_on_delivery || collected <= 0) return 0;
  if (!(await markCollected(tx, order.id, order.paid_minor, collected))) return 0;
  const payId = newId();
  await addPayment(tx, {
    id: payId,
    member_id: order.member_id,
    purpose: 'order',
    order_id: order.id,
    method: 'cod',
    amount_minor: collected,
    state: 'succeeded',
    settled_at: tx.now,
    settled_to: 'order',
  });
  const balance = { kind: 'memberBalance', memberId: order.member_id } as const;
  const about = { amount: minor(collected), orderId: order.id, paymentId: payId };
  const moved = await transferAll(tx, actor, [
    { ...about, from: { kind: 'cash' }, to: balance, kind: 'cashReceived' },
    { ...about, from: balance, to: { kind: 'revenue' }, kind: 'orderPayment' },
    ...(await rewardPaid(tx, actor, order)),
  ]);
  if (moved !== 'done') throw new Error('collected cash did not suffice');
  return collected;
}

/** False where the order was settled meanwhile. */
async function markCollected(
  tx: Tx,
  orderId: string,
  paidBefore: number,
  collected: number,
): Promise<boolean> {
  const marked = await tx.run(
    q
      .updateTable('orders')
      .set({
        paid_minor: paidBefore + collected,
        payment_method: 'cod',
        payment_state: 'paid',
        paid_at: tx.now,
        updated_at: tx.now,
      })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', orderId)
      .where('cash_on_delivery', '=', true)
      .where('payment_state', '<>', 'paid')
      .where('paid_minor', '=', paidBefore),
  );
  return marked === 1;
}
