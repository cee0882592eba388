import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { lockedDispute } from './locked.ts';
import { withdrawOne } from './withdraw.ts';

export const withdrawDispute: Handler<'withdrawDispute'> = async (tx, actor, { id }) => {
  const dispute = await lockedDispute(tx, id, actor.memberId);
  if (dispute === undefined) return refuse('row.notFound');
  return (await withdrawOne(tx, actor, dispute, '')) ? { done: true } : refuse('dispute.notOpen');
};
