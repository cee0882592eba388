import { type Minor, minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import type { OrderRow } from '../orders/store.ts';
import { markRefunded } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { keptOf } from '../wallet/kept.store.ts';
import { transferAll } from '../wallet/store.ts';
import { rewardedFreight, rewardPaid, takeBackRewards } from './rewards.ts';

type Refundable = Pick<OrderRow, 'id' | 'number' | 'memberId'>;

/**
 * Returns what was paid for an order to the member's balance, where it can be spent or withdrawn, and takes back what it
 * had earned. Call it last in the transaction: it locks accounts. What the payment method itself cost stays with
 * whoever moved the money.
 */
export async function refund(tx: Tx, actor: Actor, order: Refundable, amountMinor: Minor): Promise<void> {
  if (amountMinor <= 0) return;
  await move(tx, actor, order, await returned(tx, actor, order, amountMinor));
}

export interface SettledBill {
  /** What was paid beyond the bill: it goes back to the balance. */
  readonly surplusMinor: number;
  /** Nothing is due any more: the bill gives its rewards now. */
  readonly settled: boolean;
  /** The message that tells of the surplus, where there is one. */
  readonly toldBy?: Movement['toldBy'];
}

/**
 * What a new or changed bill moves: a surplus back to the member, and the rewards where nothing is due any more, in one
 * go. The surplus comes first, so that it takes nothing of the rewards that the bill gives only now.
 */
export async function settleBill(
  tx: Tx,
  actor: Actor,
  order: Refundable & Pick<OrderRow, 'billTotalMinor'>,
  { surplusMinor, settled, toldBy }: SettledBill,
): Promise<void> {
  const surplus = surplusMinor > 0 ? await returned(tx, actor, order, minor(surplusMinor), toldBy) : [];
  const rewards = settled ? await rewardPaid(tx, actor, await rewardedFreight(tx, order)) : [];
  await move(tx, actor, order, [...surplus, ...rewards]);
}

async function returned(
  tx: Tx,
  actor: Actor,
  order: Refundable,
  amount: Minor,
  toldBy?: Movement['toldBy'],
): Promise<Movement[]> {
  const keptMinor = await keptOf(tx, order.id);
  if (keptMinor <= amount) await markRefunded(tx, actor, { orderId: order.id }, order.number);
  const refunding: Movement = {
    from: { kind: 'revenue' },
    to: { kind: 'memberBalance', memberId: order.memberId },
    amount,
    kind: 'orderRefund',
    orderId: order.id,
    memo: order.number,
    ...(toldBy === undefined ? {} : { toldBy }),
  };
  const takenBack = await takeBackRewards(tx, actor, { order, refundedMinor: amount, keptMinor });
  return [refunding, ...takenBack];
}

async function move(tx: Tx, actor: Actor, order: Refundable, movements: readonly Movement[]): Promise<void> {
  if ((await transferAll(tx, actor, movements)) !== 'done')
    throw new Error(`the refund of order ${order.id} took more than there is`);
}
