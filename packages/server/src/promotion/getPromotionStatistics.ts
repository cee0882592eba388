import { refuse } from '@crossdock/contract/refusals.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { balanceOf } from '../wallet/store.ts';
import { earningSums, earningsTakenOut, referralCounts, sharingProofSums } from './store.ts';
import { monthlyPromotionFigures } from './view.ts';

export const getPromotionStatistics: Handler<'getPromotionStatistics'> = async (tx, actor) => {
  const { memberId, shop } = actor;
  const [member, sums, counts, shares, out, balance, months] = await Promise.all([
    findMember(tx, memberId),
    earningSums(tx, memberId),
    referralCounts(tx, memberId),
    sharingProofSums(tx, memberId),
    earningsTakenOut(tx, memberId),
    balanceOf(tx, memberId),
    monthlyPromotionFigures(tx, shop.timeZone, memberId),
  ]);
  if (member === undefined) return refuse('row.notFound');
  return {
    currency: shop.currency,
    ...shop.settings.promotion,
    code: member.simpleCode,
    link: `${actor.origin}/register?invite=${member.simpleCode}`,
    referred: counts.referred,
    paying: sums.paying,
    earnedMinor: sums.earnedMinor,
    reversedMinor: sums.reversedMinor,
    shareRewardsMinor: shares.rewardMinor,
    owedMinor: sums.owedMinor,
    ...out,
    availableMinor: balance.earningsMinor,
    months,
  };
};
