import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { confirmAct, findAct } from '../wallet/acts.store.ts';
import { balanceOf } from '../wallet/store.ts';
import { tookPart } from '../wallet/tookPart.store.ts';
import { carryOut } from './carryOut.ts';

export const approveAdjustment: Handler<'approveAdjustment'> = async (tx, actor, { id }, services) => {
  const act = await findAct(tx, id);
  if (act === undefined) return refuse('row.notFound');
  if (act.requestedBy === actor.staffId) return refuse('adjustment.own');
  const about = {
    kind: act.kind,
    memberId: act.memberId ?? undefined,
    subjectId: act.subjectId ?? undefined,
  };
  if (await tookPart(tx, actor.staffId, about)) return refuse('act.tookPart');
  if (!(await confirmAct(tx, actor, id))) return refuse('adjustment.decided');
  const fault = await carryOut(tx, actor, services, act);
  if (fault) return fault;
  const { balanceMinor } = act.memberId === null ? { balanceMinor: 0 } : await balanceOf(tx, act.memberId);
  return { done: true, balanceMinor };
};
