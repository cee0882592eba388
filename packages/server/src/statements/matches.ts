import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { isAccountEnding } from '@crossdock/domain/payments/transferNumber.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import {
  type ExpectedMoney,
  type LineMatch,
  type MatchCandidate,
  type MoneyKind,
  matchLines,
} from '@crossdock/domain/statements/match.ts';
import { openPaymentStates } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { findBillsByIds } from '../settlement/bills.ts';
import { paymentsToMatch, remittancesToMatch } from './expected.store.ts';
import { linesToMatch, transfersToMatch } from './lineDecisions.store.ts';

/** Money that may appear on the bank statement, from any source. */
export interface MoneyToMatch {
  readonly kind: MoneyKind;
  readonly id: string;
  /** Null if it may be on any account in the shop's currency. */
  readonly bankAccountId: string | null;
  readonly currency: string;
  readonly amountMinor: number;
  readonly transactionNumber: string;
  /** The sender of the money: a person, or a carrier. */
  readonly payerName: string;
  readonly tradedAt: string;
  readonly day: string;
  /** The member whose money it is; null for a carrier's. */
  readonly memberId: string | null;
  readonly memberAccount: string;
  readonly memberName: string;
  readonly numbers: readonly string[];
  /** If approved, it is in the books already, and a line is only linked. */
  readonly state: 'pending' | 'approved';
  /** Whether somebody waits for it, so that a match by amount alone is worth showing. */
  readonly isAwaited: boolean;
}

export interface StatementMatches {
  readonly money: ReadonlyMap<string, MoneyToMatch>;
  /** Matches by line, only for lines that have any. */
  readonly lines: ReadonlyMap<string, LineMatch>;
  /** Lines without a task: those with a certain match, and those for a person to choose. */
  readonly certain: readonly string[];
  readonly probable: readonly string[];
}

/** The current matches of the unused lines. */
export async function findStatementMatches(
  tx: Tx,
  actor: Staff,
  wanted: { readonly bankAccountId?: string | undefined },
): Promise<StatementMatches> {
  const sources = await Promise.all([
    transfersAsMoney(tx, actor, wanted),
    paymentsAsMoney(tx, actor),
    remittancesAsMoney(tx, actor),
  ]);
  const expected = sources.flat();
  const lines = await linesToMatch(tx, wanted, [...new Set(expected.map(({ amountMinor }) => amountMinor))]);
  const amounts = new Set(lines.map(({ amountMinor }) => amountMinor));
  const rows = await withNumbers(
    tx,
    expected.filter(({ amountMinor }) => amounts.has(amountMinor)),
  );
  const money = new Map(rows.map((row) => [row.id, row]));
  const accounts = [...new Map(lines.map(({ bankAccountId, currency }) => [bankAccountId, currency]))];
  const found = matchLines(
    lines.map(({ bankAccountId, ...line }) => ({ ...line, accountId: bankAccountId })),
    rows.flatMap((row) =>
      accounts
        .filter(([id, currency]) => (row.bankAccountId ?? id) === id && currency === row.currency)
        .map(([accountId]) => expectedOf(row, accountId)),
    ),
  );
  const told = new Map(
    [...found].flatMap(([id, match]) => {
      const candidates = match.candidates.filter((one) => isWorthSaying(one, money));
      return candidates.length === 0 ? [] : [[id, { ...match, candidates }] as const];
    }),
  );
  const open = lines.filter(({ id, state }) => state !== 'task' && told.has(id)).map(({ id }) => id);
  const isCertain = (id: string) => told.get(id)?.certainId != null;
  return {
    money,
    lines: told,
    certain: open.filter(isCertain),
    probable: open.filter((id) => !isCertain(id)),
  };
}

/** Money that nobody waits for is a candidate only if more than the amount matches. */
const isWorthSaying = ({ id, confidence }: MatchCandidate, money: StatementMatches['money']): boolean =>
  confidence !== 'weak' || money.get(id)?.isAwaited === true;

type Unnumbered = MoneyToMatch & { readonly orderIds: readonly string[] };

async function transfersAsMoney(
  tx: Tx,
  { shop }: Staff,
  wanted: { readonly bankAccountId?: string | undefined },
): Promise<Unnumbered[]> {
  const rows = await transfersToMatch(tx, wanted);
  return rows.map(({ state, ...row }) => ({
    ...row,
    kind: 'transfer',
    state: state === 'approved' ? 'approved' : 'pending',
    isAwaited: state === 'pending',
    day: dateIn(row.tradedAt, shop.timeZone),
    numbers: [],
  }));
}

/**
 * Payments with the shop's own QR codes, as money that is expected on the statement. A QR code contains our reference
 * if its kind allows one; otherwise the bank's note only names the payer.
 */
async function paymentsAsMoney(tx: Tx, { shop }: Staff): Promise<Unnumbered[]> {
  const rows = await paymentsToMatch(tx);
  return rows.map(({ id, memberId, memberAccount, memberName, createdAt, orderNumber, ...row }) => ({
    ...{ id, memberId, memberAccount, memberName },
    amountMinor: row.amountMinor + row.feeMinor,
    kind: 'payment',
    bankAccountId: null,
    currency: shop.currency,
    transactionNumber: row.providerReference ?? '',
    payerName: memberName,
    tradedAt: createdAt,
    day: dateIn(createdAt, shop.timeZone),
    numbers: orderNumber === null ? [] : [orderNumber],
    orderIds: [],
    state: row.state === 'succeeded' ? 'approved' : 'pending',
    isAwaited: isOneOf(openPaymentStates, row.state),
  }));
}

async function remittancesAsMoney(tx: Tx, { shop }: Staff): Promise<Unnumbered[]> {
  const rows = await remittancesToMatch(tx);
  return rows.map(({ id, amountMinor, reference, carrierName, createdAt, day }) => ({
    ...{ id, amountMinor, day },
    kind: 'remittance',
    bankAccountId: null,
    currency: shop.currency,
    transactionNumber: reference,
    payerName: carrierName,
    tradedAt: createdAt,
    ...{ memberId: null, memberAccount: '', memberName: '' },
    ...{ numbers: [], orderIds: [] },
    state: 'approved',
    isAwaited: true,
  }));
}

async function withNumbers(tx: Tx, rows: readonly Unnumbered[]): Promise<MoneyToMatch[]> {
  const bills = await findBillsByIds(tx, [...new Set(rows.flatMap(({ orderIds }) => orderIds))]);
  const numberOf = new Map(bills.map(({ id, number }) => [id, number]));
  return rows.map(({ orderIds, ...row }) => ({
    ...row,
    numbers: [...row.numbers, ...orderIds.flatMap((id) => numberOf.get(id) ?? [])],
  }));
}

const expectedOf = (row: MoneyToMatch, accountId: string): ExpectedMoney => ({
  id: row.id,
  accountId,
  amountMinor: row.amountMinor,
  number: row.transactionNumber,
  isEnding: row.kind === 'transfer' && isAccountEnding(row.transactionNumber, row.currency),
  ourNumbers: row.numbers,
  payerName: row.payerName,
  day: row.day,
});
