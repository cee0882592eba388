import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { carryOutBookingReversal } from './carryOutLine.ts';
import { findRemittanceLine } from './lines.store.ts';

export const undoRemittanceLine: Handler<'undoRemittanceLine'> = async (tx, actor, { id, reason }) => {
  const line = await findRemittanceLine(tx, id);
  if (line === undefined) return refuse('row.notFound');
  if (line.state !== 'accepted') return refuse('remittance.notAccepted');
  const act = await requireApproval(tx, actor, {
    kind: 'remittance',
    worthMinor: line.collectedMinor,
    subjectId: id,
    reason: [line.namedNumber, reason].filter(Boolean).join(' · ').slice(0, 200),
    asked: { does: 'undo', reason, differenceMinor: 0 },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending' };
  return (await carryOutBookingReversal(tx, actor, id, reason)) ?? { done: true, state: 'approved' };
};
