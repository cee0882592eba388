import type { Handler } from '../platform/handler.ts';
import { referralsOf } from './store.ts';
import { referralOf } from './view.ts';

export const listReferrals: Handler<'listReferrals'> = async (tx, actor, input) => {
  const page = await referralsOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map(referralOf) };
};
