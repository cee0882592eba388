import type { promotionCalls } from '@crossdock/contract/promotion/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { referralsOf } from './store.ts';
import { referralOf } from './view.ts';

export const listReferrals: Handler<(typeof promotionCalls)['listReferrals']> = async (tx, actor, input) => {
  const page = await referralsOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map(referralOf) };
};
