import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { markEinvoiceDue } from '../einvoices/due.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { markReceiptDue } from '../receipts/due.store.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { refundMovements } from './refundToBalance.ts';
import { rewardedFreight, rewardsOfPaidBill } from './rewards.ts';

export interface SettledBill {
  /** The amount paid beyond the bill, which returns to the balance. */
  readonly surplusMinor: number;
  /** Whether the bill is fully paid, so that its rewards are given now. */
  readonly settled: boolean;
  /** The message that already reports the surplus, if there is one. */
  readonly toldBy?: Movement['toldBy'];
}

/**
 * Moves the money of a new or changed bill together: the surplus to the member, and the rewards if it is fully paid.
 * The surplus comes first, so that its refund does not reduce the rewards.
 */
export async function settleBill(
  tx: Tx,
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'number' | 'memberId' | 'billTotalMinor'>,
  { surplusMinor, settled, toldBy }: SettledBill,
): Promise<void> {
  const surplus = await refundMovements(tx, actor, { order }, surplusMinor, toldBy);
  if (settled) await markReceiptDue(tx, actor.shop, order.id);
  if (settled) await markEinvoiceDue(tx, actor.shop, { kind: 'order', id: order.id });
  const rewards = settled ? await rewardsOfPaidBill(tx, actor, await rewardedFreight(tx, order)) : [];
  await transferOrThrow(tx, actor, [...surplus, ...rewards]);
}
