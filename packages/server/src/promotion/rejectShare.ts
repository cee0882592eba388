import type { promotionCalls } from '@crossdock/contract/promotion.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedShares, findShare } from './shares.store.ts';

export const rejectShare: Handler<(typeof promotionCalls)['rejectShare']> = async (tx, actor, input) => {
  if (await decide(tx, actor, auditedShares, { id: input.id, event: 'reject', reason: input.reason }))
    return { done: true };
  return (await findShare(tx, input.id)) ? refuse('share.decided') : refuse('row.notFound');
};
