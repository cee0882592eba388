import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaitingRequest } from '../wallet/approvals.store.ts';
import { auditedClaims, findClaim } from './store.ts';

export const revokeAfterSales: Handler<'revokeAfterSales'> = async (tx, actor, { id }) => {
  const { memberId } = actor;
  const claim = await findClaim(tx, id);
  if (claim?.memberId !== memberId) return refuse('row.notFound');
  await dropWaitingRequest(tx, { kind: 'aftersales', subjectId: id });
  const revoked = await decide(tx, actor, auditedClaims, { id, event: 'withdraw', memberId });
  return revoked ? { done: true } : refuse('aftersales.decided');
};
