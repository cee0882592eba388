import { refuse } from '@crossdock/contract/refusals.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import {
  closingSum,
  ledgerAccountTotals,
  transferCount,
  withReadableSigns,
} from '@crossdock/domain/wallet/books.ts';
import { sumApprovalsByClerk } from '../adjustments/adjustments.store.ts';
import type { Handler } from '../platform/handler.ts';
import { balancesWithTurnovers, dayClosesBetween } from './books.store.ts';
import { closableDays, daysMatchingLedger } from './closing.ts';
import { timeRangeOf } from './span.ts';
import { closedDayOf } from './view.ts';

export const getBookDay: Handler<'getBookDay'> = async (tx, actor, { day }) => {
  const { timeZone } = actor.shop;
  if (day > dateIn(tx.now, timeZone)) return refuse('books.dayAhead', { day }, 'day');
  const [[row], handRows] = await Promise.all([dayClosesBetween(tx, day, day), sumApprovalsByClerk(tx, day)]);
  const hands = handRows.map(handsView);
  if (row) {
    const {
      accounts,
      transferCount: count,
      sumMinor,
      ...closed
    } = closedDayOf(row, (await daysMatchingLedger(tx, timeZone, [row])).has(day));
    return { day, accounts, transferCount: count, sumMinor, closed, closable: false, hands };
  }
  const [rows, open] = await Promise.all([
    balancesWithTurnovers(tx, timeRangeOf({ from: day, to: day }, timeZone)),
    closableDays(tx, timeZone),
  ]);
  const openings = new Map(
    rows.map((one) => [one.kind, one.balanceMinor - one.laterMinor - (one.creditMinor - one.debitMinor)]),
  );
  const lines = ledgerAccountTotals(openings, rows);
  return {
    day,
    accounts: lines.map(withReadableSigns),
    transferCount: transferCount(lines),
    sumMinor: closingSum(lines),
    closed: null,
    closable: open !== undefined && open.from <= day && day <= open.to,
    hands,
  };
};

const handsView = (row: Awaited<ReturnType<typeof sumApprovalsByClerk>>[number]) => ({
  requestedBy: row.askerName,
  auditedBy: row.auditorName,
  alone: row.requestedBy === row.auditedBy,
  count: row.count,
  worthMinor: row.worthMinor,
  sameAddress: row.sameAddress,
});
