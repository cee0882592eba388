import { instantOfWallClock, monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import type { Handler } from '../platform/handler.ts';
import { spendingByMonth } from './records.store.ts';

export const getSpending: Handler<'getSpending'> = async (tx, actor, input) => {
  const { timeZone, currency } = actor.shop;
  const months = monthsUntil(tx.now, timeZone, input.months);
  const since = instantOfWallClock(`${months[0]}-01T00:00`, timeZone) ?? tx.now;
  const rows = await spendingByMonth(tx, actor.memberId, since, timeZone);
  const list = months.map((month) => ({
    month,
    spentMinor: rows.find((row) => row.month === month)?.spentMinor ?? 0,
  }));
  return { currency, list };
};
