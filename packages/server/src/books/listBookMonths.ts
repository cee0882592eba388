import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import { daysOfMonth, monthsBetween } from '@crossdock/domain/wallet/months.ts';
import type { Handler } from '../platform/handler.ts';
import { firstTransferAt } from './books.store.ts';
import { listMonthCloses } from './months.store.ts';

const most = 60;

export const listBookMonths: Handler<'listBookMonths'> = async (tx, { shop: { timeZone } }) => {
  const [first, closes] = await Promise.all([firstTransferAt(tx), listMonthCloses(tx)]);
  const monthOf = (at: string) => dateIn(at, timeZone).slice(0, 7);
  const last = lastClosableDay(tx.now, timeZone);
  return {
    list: monthsBetween(monthOf(first ?? tx.now), monthOf(tx.now), most).map((month) => {
      const close = closes.find((one) => one.month === month);
      return {
        month,
        closed: close ? { by: close.closerName, at: close.closedAt } : null,
        closable: close === undefined && daysOfMonth(month).to <= last,
      };
    }),
  };
};
