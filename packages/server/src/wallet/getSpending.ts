import type { walletCalls } from '@crossdock/contract/wallet.ts';
import { instantOfWallClock, wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import type { Handler } from '../platform/handler.ts';
import { spendingByMonth } from './records.store.ts';

export const getSpending: Handler<(typeof walletCalls)['getSpending']> = async (tx, actor, input) => {
  const { timeZone, currency } = actor.shop;
  const months = lastMonths(wallClockAt(tx.now, timeZone).slice(0, 7), input.months);
  const since = instantOfWallClock(`${months[0]}-01T00:00`, timeZone) ?? tx.now;
  const rows = await spendingByMonth(tx, actor.memberId, since, timeZone);
  const list = months.map((month) => ({
    month,
    spentMinor: rows.find((row) => row.month === month)?.spent_minor ?? 0,
  }));
  return { currency, list };
};

/** The `count` months that end with `last` (2026-11), oldest first. */
function lastMonths(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - count + back, 1)).toISOString().slice(0, 7),
  );
}
