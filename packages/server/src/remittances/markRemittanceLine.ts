import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { markLine } from './accepted.store.ts';
import { findRemittanceLine } from './lines.store.ts';

export const markRemittanceLine: Handler<'markRemittanceLine'> = async (tx, actor, { id, ...marked }) => {
  const line = await findRemittanceLine(tx, id);
  if (line === undefined) return refuse('row.notFound');
  if (line.state === 'accepted') return refuse('remittance.accepted');
  await dropWaitingApprovalRequest(tx, { kind: 'remittance', subjectId: id });
  return (await markLine(tx, actor, id, marked)) ? { done: true } : refuse('remittance.accepted');
};
