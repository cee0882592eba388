import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { accountSums } from '../wallet/records.store.ts';
import { newestReferrals, topReferrers } from './desk.store.ts';
import { referralPairOf } from './deskView.ts';
import { findPossibleDuplicates } from './possibleDuplicates.store.ts';
import { earningSums, referralCounts, sharingProofSums } from './store.ts';
import { monthlyPromotionFigures } from './view.ts';

export const getPromotion: Handler<'getPromotion'> = async (tx, { shop }) => {
  const [sums, counts, shares, accounts, months, top, alike] = await Promise.all([
    earningSums(tx),
    referralCounts(tx),
    sharingProofSums(tx),
    accountSums(tx),
    monthlyPromotionFigures(tx, shop.timeZone),
    topReferrers(tx),
    alikePairs(tx),
  ]);
  return {
    currency: shop.currency,
    settings: shop.settings.promotion,
    totals: {
      referred: counts.referred,
      referrers: counts.referrers,
      earnedMinor: sums.earnedMinor,
      reversedMinor: sums.reversedMinor,
      owedMinor: sums.owedMinor,
      shareRewardsMinor: shares.rewardMinor,
      availableMinor: accounts.find(({ kind }) => kind === 'memberEarnings')?.balanceMinor ?? 0,
      pendingShares: shares.pending,
    },
    months,
    top: top.map((row) => ({
      id: row.id,
      account: row.account,
      name: row.name,
      referred: row.referred ?? 0,
      paying: row.paying,
      earnedMinor: row.earnedMinor,
    })),
    alike,
  };
};

/** How many of the newest invitations are checked, and how many suspicious ones are shown. */
const looked = 500;
const shown = 20;

async function alikePairs(tx: Tx) {
  const rows = await newestReferrals(tx, looked);
  const alike = await findPossibleDuplicates(
    tx,
    rows.map((row) => ({ memberId: row.memberId, friendId: row.friendId })),
  );
  return rows
    .map((row) => ({
      ...referralPairOf(row, row.friendId),
      joinedAt: row.createdAt,
      alike: alike({ memberId: row.memberId, friendId: row.friendId }),
    }))
    .filter((pair) => pair.alike.length > 0)
    .slice(0, shown);
}
