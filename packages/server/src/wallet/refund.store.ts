import type { Minor } from '@crossdock/domain/money.ts';
import { sql } from 'kysely';
import type { OrderRow } from '../orders/store.ts';
import { endLivePayments, markRefunded } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';
import type { Actor } from '../platform/scope.ts';
import { transfer } from './store.ts';

/**
 * Returns what was paid for an order, or a part of it, to the member's balance, where it can be spent or withdrawn; an
 * amount of 0 or less moves nothing. Whatever still waits for the order's payer is ended too: should money arrive
 * nevertheless, it goes to the balance. Call it last in the transaction: it locks accounts. What the payment method
 * itself cost stays with whoever moved the money.
 */
export async function refundOrder(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'member_id'>,
  amountMinor: Minor,
  memo: string,
): Promise<void> {
  await endLivePayments(tx, actor, order.id, 'orderCancelled');
  if (amountMinor <= 0) return;
  if ((await keptOf(tx, order.id)) <= amountMinor) await markRefunded(tx, actor, order.id, memo);
  await transfer(tx, actor, {
    from: { kind: 'revenue' },
    to: { kind: 'memberBalance', memberId: order.member_id },
    amount: amountMinor,
    kind: 'orderRefund',
    orderId: order.id,
    memo,
  });
}

/** What the shop has taken for the order and not returned, by the ledger. */
async function keptOf(tx: Tx, orderId: string): Promise<number> {
  const row = await tx.one(
    q
      .selectFrom('ledger_transfers')
      .select(
        sql<number>`coalesce(sum(case kind when 'orderPayment' then amount_minor when 'orderRefund' then -amount_minor else 0 end), 0)::bigint`.as(
          'kept_minor',
        ),
      )
      .where('shop_id', '=', tx.shopId)
      .where('order_id', '=', orderId),
  );
  return row.kept_minor;
}
