import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { ledgerAccountKinds } from '@crossdock/domain/wallet/books.ts';
import { countDays, lastClosableDay } from '@crossdock/domain/wallet/days.ts';
import { daysOfMonth, monthsBetween } from '@crossdock/domain/wallet/months.ts';
import type { Handler } from '../platform/handler.ts';
import { firstTransferAt, listDayCloses } from './books.store.ts';
import { closableDays, daysMatchingLedger } from './closing.ts';
import { journalTermsOfOpenMonth } from './journal.ts';
import { listMonthCloses } from './months.store.ts';
import { resolveSpan } from './span.ts';
import { listTransferRows } from './transfers.store.ts';
import { closedDayOf, ledgerTransferOf } from './view.ts';

export const getAccountCodes: Handler<'getAccountCodes'> = async (tx, actor) => {
  const { accounts } = await journalTermsOfOpenMonth(tx, actor);
  return { codes: ledgerAccountKinds.map((kind) => ({ kind, ...accounts[kind] })) };
};

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

export const listClosedDays: Handler<'listClosedDays'> = async (tx, actor, input) => {
  const { timeZone } = actor.shop;
  const [page, open] = await Promise.all([listDayCloses(tx, input), closableDays(tx, timeZone)]);
  const good = await daysMatchingLedger(tx, timeZone, page.list);
  return {
    ...page,
    list: page.list.map((row) => closedDayOf(row, good.has(row.day))),
    open: open ? { ...open, count: countDays(open) } : null,
  };
};

export const listLedgerTransfers: Handler<'listLedgerTransfers'> = async (tx, actor, input) => {
  const { from, to, ...filters } = input;
  const span = resolveSpan({ from, to }, tx.now, actor.shop.timeZone);
  if ('refused' in span) return span;
  const page = await listTransferRows(tx, { ...filters, ...span.instants });
  return { ...page, list: page.list.map(ledgerTransferOf) };
};
