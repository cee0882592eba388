import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { moneyBack, moveBack } from './giveBack.ts';
import { rewardedFreight, rewardPaid } from './rewards.ts';

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
  order: Pick<OrderRow, 'id' | 'number' | 'memberId' | 'billTotalMinor'>,
  { surplusMinor, settled, toldBy }: SettledBill,
): Promise<void> {
  const surplus = await moneyBack(tx, actor, { order }, surplusMinor, toldBy);
  const rewards = settled ? await rewardPaid(tx, actor, await rewardedFreight(tx, order)) : [];
  await moveBack(tx, actor, [...surplus, ...rewards]);
}
