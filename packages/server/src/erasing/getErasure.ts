import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { erasureOutlookOf } from './outlook.ts';

export const getErasure: Handler<'getErasure'> = async (tx, actor, { memberId }) =>
  (await findMember(tx, memberId)) === undefined
    ? refuse('row.notFound')
    : erasureOutlookOf(tx, actor.shop, memberId);
