import { maskedName } from '@crossdock/domain/promotion/rules.ts';
import { instantOfWallClock, monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import type { Tx } from '../platform/db.ts';
import { type earningsOf, type referralsOf, sumPromotionByMonth } from './store.ts';

type Row<F extends (...args: never[]) => Promise<{ list: unknown[] }>> = Awaited<
  ReturnType<F>
>['list'][number];

export function referralOf(row: Row<typeof referralsOf>) {
  return {
    name: maskedName(row.name),
    joinedAt: row.createdAt,
    paidOrders: row.paidOrders ?? 0,
    earnedMinor: row.earnedMinor ?? 0,
  };
}

export function earningOf(row: Row<typeof earningsOf>) {
  return {
    ...row,
    at: row.createdAt,
    friend: maskedName(row.name),
  };
}

const monthsShown = 12;

/** One figure per month, including months without activity; of one member or of the whole shop. */
export async function monthlyPromotionFigures(tx: Tx, timeZone: string, memberId?: string) {
  const months = monthsUntil(tx.now, timeZone, monthsShown);
  const since = instantOfWallClock(`${months[0]}-01T00:00`, timeZone) ?? tx.now;
  const { earnings, members } = await sumPromotionByMonth(tx, timeZone, since, memberId);
  return months.map((month) => ({
    month,
    earnedMinor: earnings.find((row) => row.month === month)?.earnedMinor ?? 0,
    joined: members.find((row) => row.month === month)?.joined ?? 0,
  }));
}
