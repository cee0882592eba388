import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { lockDispute } from './lockDispute.ts';
import { withdrawLockedDispute } from './withdraw.ts';

export const withdrawDispute: Handler<'withdrawDispute'> = async (tx, actor, { id }) => {
  const dispute = await lockDispute(tx, id, actor.memberId);
  if (dispute === undefined) return refuse('row.notFound');
  return (await withdrawLockedDispute(tx, actor, dispute, '')) ? { done: true } : refuse('dispute.notOpen');
};
