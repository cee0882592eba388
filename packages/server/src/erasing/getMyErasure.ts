import type { Handler } from '../platform/handler.ts';
import { lastErasure } from './erasures.store.ts';
import { erasureOutlookOf } from './outlook.ts';

export const getMyErasure: Handler<'getMyErasure'> = async (tx, actor) => {
  const last = await lastErasure(tx, actor.memberId);
  const outlook = await erasureOutlookOf(tx, actor.shop, actor.memberId);
  return {
    ...outlook,
    list:
      last === undefined
        ? []
        : [{ id: last.id, state: last.state, requestedAt: last.requestedAt, cancelledAt: last.cancelledAt }],
  };
};
