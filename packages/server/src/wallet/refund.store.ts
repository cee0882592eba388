import type { Minor } from '@crossdock/domain/money.ts';
import { sql } from 'kysely';
import { takeBackRewards } from '../orders/rewards.store.ts';
import type { OrderRow } from '../orders/store.ts';
import { markRefunded } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';
import type { Actor } from '../platform/scope.ts';
import { type Movement, transferAll } from './store.ts';

/**
 * Returns what was paid for an order, or a part of it, to the member's balance, where it can be spent or withdrawn; an
 * amount of 0 or less moves nothing. Call it last in the transaction: it locks accounts. What the payment method
 * itself cost stays with whoever moved the money. What `along` answers is moved in the same go, so that accounts are
 * locked once; it is asked last, so that a surplus returned takes nothing of the rewards that the bill gives only now.
 */
export async function refundOrder(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'member_id'>,
  amountMinor: Minor,
  memo: string,
  along: () => Promise<Movement[]> = async () => [],
): Promise<void> {
  if (amountMinor <= 0) {
    await transferAll(tx, actor, await along());
    return;
  }
  const keptMinor = await keptOf(tx, order.id);
  if (keptMinor <= amountMinor) await markRefunded(tx, actor, order.id, memo);
  const refund: Movement = {
    from: { kind: 'revenue' },
    to: { kind: 'memberBalance', memberId: order.member_id },
    amount: amountMinor,
    kind: 'orderRefund',
    orderId: order.id,
    memo,
  };
  const takenBack = await takeBackRewards(tx, actor, { order, refundedMinor: amountMinor, keptMinor });
  if ((await transferAll(tx, actor, [refund, ...takenBack, ...(await along())])) !== 'done')
    throw new Error(`the refund of order ${order.id} took more than there is`);
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
