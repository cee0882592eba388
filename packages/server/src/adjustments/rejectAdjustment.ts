import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedActs, findAct } from '../wallet/acts.store.ts';

export const rejectAdjustment: Handler<'rejectAdjustment'> = async (tx, actor, { id, ...why }) => {
  const asked = await findAct(tx, id);
  if (asked === undefined) return refuse('row.notFound');
  if (asked.requestedBy === actor.staffId) return refuse('adjustment.own');
  const decided = await decide(tx, actor, auditedActs, { id, event: 'reject', ...why });
  return decided ? { done: true } : refuse('adjustment.decided');
};
