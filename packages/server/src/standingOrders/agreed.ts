import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import type { StandingActRow } from './outcomes.store.ts';
import { planStanding, type StandingPlan } from './plan.ts';
import { anyRule } from './rules.store.ts';

/** Plans the order that the member was asked about, with all its parcels or not at all. */
export async function planAgreed(
  tx: Tx,
  actor: Member,
  act: StandingActRow,
  { lock }: { readonly lock: boolean },
): Promise<StandingPlan['order']> {
  const rule = await anyRule(tx, act.standingOrderId);
  const { order, going } = await planStanding(tx, actor, rule, { parcelIds: act.parcelIds, lock });
  if ('refused' in order) return order;
  return going.length === act.parcelIds.length ? order : refuse('order.selectAgain', {}, 'parcelIds');
}
