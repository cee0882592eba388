import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { memberExists } from '../wallet/records.store.ts';
import { pointsBalanceOf } from './store.ts';
import { memberPointsOf } from './view.ts';

export const getMemberPoints: Handler<'getMemberPoints'> = async (tx, actor, { memberId }) => {
  const [member, balance] = await Promise.all([memberExists(tx, memberId), pointsBalanceOf(tx, memberId)]);
  return member ? memberPointsOf(balance, actor.shop) : refuse('row.notFound');
};
