import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { dueMinor, type OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { billOfOrder } from './bills.ts';
import { type SettlementActor, settleBills } from './settleBills.ts';

/**
 * Books the cash that the courier collected, once, at delivery: it is credited to the member's balance and
 * pays the order from there. Call it last in the transaction, after the locked order has moved. Does nothing
 * for other orders or settled ones. Answers the collected amount in minor units.
 */
export async function settleCashOnDelivery(
  tx: Tx,
  actor: SettlementActor,
  services: Services,
  order: OrderRow,
): Promise<number> {
  const paidMinor = dueMinor(order);
  if (!order.cashOnDelivery || order.paymentState === 'paid' || paidMinor <= 0) return 0;
  const paymentId = newId();
  const collected: Movement = {
    from: { kind: 'cash' },
    to: { kind: 'memberBalance', memberId: order.memberId },
    amount: minor(paidMinor),
    kind: 'cashReceived',
    orderId: order.id,
    paymentId,
  };
  const payment = { method: 'cod', paymentId } as const;
  const source = { ...payment, paidMinor, feeMinor: 0, feeBasisPoints: 0 };
  if (
    (await settleBills(
      tx,
      actor,
      services,
      [{ bill: billOfOrder(order, undefined, tx.now), source }],
      [collected],
    )) !== 'done'
  )
    throw new Error('collected cash did not suffice');
  return paidMinor;
}
