import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import type { StandingActRow } from './outcomes.store.ts';
import { planStandingOrder, type StandingPlan } from './plan.ts';
import { findRuleEvenIfRemoved } from './rules.store.ts';

/** Plans the order that the member was asked about, with all its parcels or not at all. */
export async function planAgreedOrder(
  tx: Tx,
  actor: Member,
  act: StandingActRow,
  { lock }: { readonly lock: boolean },
): Promise<StandingPlan['order']> {
  const rule = await findRuleEvenIfRemoved(tx, act.standingOrderId);
  const { order, going } = await planStandingOrder(tx, actor, rule, { parcelIds: act.parcelIds, lock });
  if ('refused' in order) return order;
  return going.length === act.parcelIds.length ? order : refuse('order.selectAgain', {}, 'parcelIds');
}
