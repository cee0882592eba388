import type { Minor } from '@crossdock/domain/money.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { transfer } from './store.ts';

/**
 * Returns what was paid for an order, or a part of it, to the member's balance, where it can be spent or withdrawn. An
 * amount of 0 or less does nothing. Call it last in the transaction: it locks accounts. What the payment method itself
 * cost stays with whoever moved the money.
 */
export async function refundOrder(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'member_id'>,
  amountMinor: Minor,
  memo: string,
): Promise<void> {
  if (amountMinor <= 0) return;
  await transfer(tx, actor, {
    from: { kind: 'revenue' },
    to: { kind: 'memberBalance', memberId: order.member_id },
    amount: amountMinor,
    kind: 'orderRefund',
    orderId: order.id,
    memo,
  });
}
