import { shareReward } from '@crossdock/domain/promotion/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { pageOfSharingProofs as sharesInState } from './shares.store.ts';
import { sharingProofOf } from './shareView.ts';

export const listShares: Handler<'listShares'> = async (tx, actor, input, services) => {
  const page = await sharesInState(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const reward = shareReward(actor.shop.settings.promotion);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...sharingProofOf(row, actor.lang, services.config.APP_SECRET, tx.now),
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      memberSince: row.memberSince,
      memberDisabled: row.memberStatus !== 'active',
      auditedBy: row.staffName,
      approvedBefore: row.approvedBefore,
      rejectedBefore: row.rejectedBefore,
      sameLink: row.sameLink,
      wouldGiveMinor: row.state === 'pending' ? reward.minor : 0,
      wouldGivePoints: row.state === 'pending' ? reward.points : 0,
    })),
  };
};
