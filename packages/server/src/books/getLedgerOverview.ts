import { ledgerAccountTotals, transferCount, withReadableSigns } from '@crossdock/domain/wallet/books.ts';
import { countDays } from '@crossdock/domain/wallet/days.ts';
import type { Handler } from '../platform/handler.ts';
import { undecidedTransferTotals } from '../wallet/records.store.ts';
import { balancesWithTurnovers } from './books.store.ts';
import { closableDays } from './closing.ts';
import { resolveSpan } from './span.ts';

export const getLedgerOverview: Handler<'getLedgerOverview'> = async (tx, actor, input) => {
  const { timeZone, currency } = actor.shop;
  const span = resolveSpan(input, tx.now, timeZone);
  if ('refused' in span) return span;
  const [rows, pending, open] = await Promise.all([
    balancesWithTurnovers(tx, span.instants),
    undecidedTransferTotals(tx),
    closableDays(tx, timeZone),
  ]);
  const openings = new Map(
    rows.map((row) => [row.kind, row.balanceMinor - row.laterMinor - (row.creditMinor - row.debitMinor)]),
  );
  const lines = ledgerAccountTotals(openings, rows);
  return {
    currency,
    from: span.from,
    to: span.to,
    accounts: lines.map((line) => ({
      ...withReadableSigns(line),
      balanceMinor: withReadableSigns({
        ...line,
        closingMinor: rows.find(({ kind }) => kind === line.kind)?.balanceMinor ?? 0,
      }).closingMinor,
    })),
    transferCount: transferCount(lines),
    memberCount: rows.find(({ kind }) => kind === 'memberBalance')?.accounts ?? 0,
    sumMinor: rows.reduce((sum, row) => sum + row.balanceMinor, 0),
    pendingTransferCount: pending.count,
    pendingTransferMinor: pending.amountMinor,
    openDays: open ? countDays(open) : 0,
    firstOpenDay: open?.from ?? null,
  };
};
