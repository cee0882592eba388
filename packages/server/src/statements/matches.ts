import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { isAccountEnding } from '@crossdock/domain/payments/transferNumber.ts';
import {
  type ExpectedMoney,
  type LineMatch,
  type MatchCandidate,
  matchLines,
} from '@crossdock/domain/statements/match.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { namedBills } from '../settlement/bills.ts';
import { linesToMatch, transfersToMatch } from './ends.store.ts';

export type WantedTransfer = Awaited<ReturnType<typeof transfersToMatch>>[number] & {
  readonly numbers: readonly string[];
};

export interface Matches {
  readonly transfers: ReadonlyMap<string, WantedTransfer>;
  /** By line, only of lines that may be something. */
  readonly lines: ReadonlyMap<string, LineMatch>;
  /** Lines that are no task: those that are certain, and those for a person to choose. */
  readonly certain: readonly string[];
  readonly probable: readonly string[];
}

/** What the unused lines may be, as things are now. */
export async function matchesNow(
  tx: Tx,
  { shop }: Staff,
  wanted: { readonly bankAccountId?: string | undefined },
): Promise<Matches> {
  const reported = await transfersToMatch(tx, wanted);
  const lines = await linesToMatch(tx, wanted, [...new Set(reported.map(({ amountMinor }) => amountMinor))]);
  const amounts = new Set(lines.map(({ amountMinor }) => amountMinor));
  const rows = reported.filter(({ amountMinor }) => amounts.has(amountMinor));
  const bills = await namedBills(tx, [...new Set(rows.flatMap(({ orderIds }) => orderIds))]);
  const numberOf = new Map(bills.map(({ id, number }) => [id, number]));
  const named = rows.map((row) => ({
    ...row,
    numbers: row.orderIds.flatMap((id) => numberOf.get(id) ?? []),
  }));
  const transfers = new Map(named.map((row) => [row.id, row]));
  const found = matchLines(
    lines.map(({ bankAccountId, ...line }) => ({ ...line, accountId: bankAccountId })),
    named.map((row) => expectedOf(row, shop.timeZone)),
  );
  const told = new Map(
    [...found].flatMap(([id, match]) => {
      const candidates = match.candidates.filter((one) => isWorthSaying(one, transfers));
      return candidates.length === 0 ? [] : [[id, { ...match, candidates }] as const];
    }),
  );
  const open = lines.filter(({ id, state }) => state !== 'task' && told.has(id)).map(({ id }) => id);
  const isCertain = (id: string) => told.get(id)?.certainId != null;
  return {
    transfers,
    lines: told,
    certain: open.filter(isCertain),
    probable: open.filter((id) => !isCertain(id)),
  };
}

/** Money that was approved already is a candidate only if more than the amount speaks for it. */
const isWorthSaying = ({ id, confidence }: MatchCandidate, transfers: Matches['transfers']): boolean =>
  confidence !== 'weak' || transfers.get(id)?.state === 'pending';

const expectedOf = (row: WantedTransfer, timeZone: string): ExpectedMoney => ({
  id: row.id,
  accountId: row.bankAccountId,
  amountMinor: row.amountMinor,
  number: row.transactionNumber,
  isEnding: isAccountEnding(row.transactionNumber, row.currency),
  ourNumbers: row.numbers,
  payerName: row.payerName,
  day: dateIn(row.tradedAt, timeZone),
});
