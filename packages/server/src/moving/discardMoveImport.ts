import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { lockImport, removeImport } from './store.ts';

export const discardMoveImport: Handler<'discardMoveImport'> = async (tx, _actor, { id }) => {
  const of = await lockImport(tx, id);
  if (of === undefined) return refuse('row.notFound');
  if (of.appliedAt !== null) return refuse('moving.notOpen');
  await dropWaitingApprovalRequest(tx, { kind: 'moveIn', subjectId: id });
  await removeImport(tx, id);
  return { done: true };
};
