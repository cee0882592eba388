import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { markLine } from './lineDecisions.store.ts';
import { findStatementLine } from './store.ts';

export const markStatementLine: Handler<'markStatementLine'> = async (tx, actor, { id, ...marked }) => {
  if ((await findStatementLine(tx, id)) === undefined) return refuse('row.notFound');
  await dropWaitingApprovalRequest(tx, { kind: 'statementLine', subjectId: id });
  return (await markLine(tx, actor, id, marked)) ? { done: true } : refuse('statement.used');
};
