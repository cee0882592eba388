import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedActs, findAct } from '../wallet/acts.store.ts';

export const withdrawAdjustment: Handler<'withdrawAdjustment'> = async (tx, actor, { id }) => {
  const asked = await findAct(tx, id);
  if (asked === undefined) return refuse('row.notFound');
  if (asked.requestedBy !== actor.staffId) return refuse('adjustment.notYours');
  const decided = await decide(tx, actor, auditedActs, { id, event: 'withdraw' });
  return decided ? { done: true } : refuse('adjustment.decided');
};
