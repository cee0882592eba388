import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { findListedVipOrder } from '../vipOrders/list.store.ts';
import { lockVipOrder } from '../vipOrders/store.ts';
import { vipOrderCardOf } from '../vipOrders/view.ts';
import { completeVipOrder } from './completeVipOrder.ts';
import { placeVipOrders, vipRefusal } from './vipOrders.ts';

/** A VIP order whose parcels are all shelved becomes a shipping order at once. */
export const placeVipOrder: Handler<'placeVipOrder'> = async (tx, actor, input) => {
  const forbidden = (await shopNotOpenRefusal(tx, actor)) ?? (await vipRefusal(tx, actor));
  if (forbidden) return forbidden;
  const placed = await placeVipOrders(tx, actor, [input]);
  if (isRefusal(placed)) return placed;
  if ('faults' in placed) return placed.faults[0]?.refusal ?? refuse('row.changed');
  return tryCompleteVipOrder(tx, actor, placed.ids[0] ?? '');
};

/** The member's VIP order as it is now; it becomes a shipping order if all its parcels are shelved. */
export async function tryCompleteVipOrder(tx: Tx, actor: Member, id: string) {
  const vip = await lockVipOrder(tx, id, actor.memberId);
  if (vip) await completeVipOrder(tx, actor, vip);
  const row = await findListedVipOrder(tx, id, actor.memberId);
  return row ? vipOrderCardOf(row, actor.lang) : refuse('row.notFound');
}
