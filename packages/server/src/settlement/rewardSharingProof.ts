import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { z } from 'zod';
import { findMember } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import { decideRequest } from '../platform/reviewDecisions.ts';
import type { Staff } from '../platform/scope.ts';
import { addPoints } from '../points/store.ts';
import { earningsDebtMovements, lockMember } from '../promotion/earnings.store.ts';
import { sharingProofReview, storeSharingProofReward } from '../promotion/shares.store.ts';
import { transferAll } from '../wallet/store.ts';

interface Rewarded {
  readonly rewardMinor: number;
  readonly rewardPoints: number;
}

/** The approved reward as stored while it waits for a second person; later changes of the rules do not affect it. */
export const sharingProofRewardTerms = z.object({ minor: z.number(), points: z.number() });

/** Locks the proof first, then points, then money. All code locks them in this order, to avoid deadlocks. */
export async function rewardSharingProof(
  tx: Tx,
  actor: Staff,
  id: string,
  reward: z.infer<typeof sharingProofRewardTerms>,
): Promise<Rewarded | Refusal<'share.decided' | 'share.memberDisabled'>> {
  const decided = await decideRequest(tx, actor, sharingProofReview, { id, event: 'approve' });
  if (decided === undefined) return refuse('share.decided');
  const { memberId } = decided;
  if (memberId === null) throw new Error(`proof ${id} is nobody's`);
  const member = await findMember(tx, memberId);
  if (member?.status !== 'active') return refuse('share.memberDisabled');
  await storeSharingProofReward(tx, id, reward.minor, reward.points);
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
    await transferAll(tx, actor, [given, ...(await earningsDebtMovements(tx, memberId))]);
  }
  return { rewardMinor: reward.minor, rewardPoints: reward.points };
}
