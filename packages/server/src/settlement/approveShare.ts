import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import { shareReward } from '@crossdock/domain/promotion/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { findSharingProof } from '../promotion/shares.store.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { rewardSharingProof } from './rewardSharingProof.ts';

export const approveShare: Handler<'approveShare'> = async (tx, actor, { id }) => {
  const share = await findSharingProof(tx, id);
  if (share === undefined) return refuse('row.notFound');
  if (share.state !== 'pending') return refuse('share.decided');
  const { promotion, points } = actor.shop.settings;
  const reward = shareReward(promotion);
  const act = await requireApproval(tx, actor, {
    kind: 'share',
    worthMinor: reward.minor + pointsWorthMinor(reward.points, points),
    memberId: share.memberId,
    subjectId: id,
    asked: reward,
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending', rewardMinor: 0, rewardPoints: 0 };
  const rewarded = await rewardSharingProof(tx, actor, id, reward);
  return isRefusal(rewarded) ? rewarded : { done: true, state: 'approved', ...rewarded };
};
