import type { promotionCalls } from '@crossdock/contract/promotion.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import { shareReward } from '@crossdock/domain/promotion/rules.ts';
import { findMember } from '../members/store.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { addPoints } from '../points/store.ts';
import { type Movement, transferAll } from '../wallet/store.ts';
import { collectOwed, lockMember } from './earnings.store.ts';
import { auditedShares, findShare, keepReward } from './shares.store.ts';

/** The proof first, points next, money last: everywhere the same, so that nobody waits in a circle. */
export const approveShare: Handler<(typeof promotionCalls)['approveShare']> = async (tx, actor, { id }) => {
  const decided = await decide(tx, actor, auditedShares, { id, event: 'approve' });
  if (decided === undefined)
    return (await findShare(tx, id)) ? refuse('share.decided') : refuse('row.notFound');
  const { memberId } = decided;
  const member = await findMember(tx, memberId);
  if (member?.status !== 'active') return refuse('share.memberDisabled');
  const reward = shareReward(actor.shop.settings.promotion);
  await keepReward(tx, id, reward.minor, reward.points);
  if (reward.points > 0)
    await addPoints(tx, actor, { memberId, points: reward.points, kind: 'shared', memo: '' });
  if (reward.minor > 0) {
    await lockMember(tx, memberId);
    const given: Movement = {
      from: { kind: 'promotion' },
      to: { kind: 'memberEarnings', memberId },
      amount: minor(reward.minor),
      kind: 'shareReward',
      shareId: id,
    };
    await transferAll(tx, actor, [given, ...(await collectOwed(tx, memberId))]);
  }
  return { done: true, rewardMinor: reward.minor, rewardPoints: reward.points };
};
