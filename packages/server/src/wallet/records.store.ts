import type { MemberAccountKind } from '@crossdock/domain/wallet/movement.ts';
import type { TransferKind, WalletAccount } from '@crossdock/domain/wallet/transfers.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { pageBounds, pageSortedById } from '../platform/keyset.ts';
import { incomingAndOutgoingSums, monthOfColumn } from '../platform/months.ts';
import { maxTotal, type Paging, pageAnswerFields } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { findRow, fromShop } from '../platform/rows.ts';
import { subqueryShopJoin } from '../platform/shopJoin.ts';

/** Which movements to read: of one of the member's accounts, and if given, only of one kind, direction or period. */
export interface MovementFilters {
  readonly account: WalletAccount;
  readonly event?: TransferKind | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** Only movements with a smaller id. */
  readonly before?: string | undefined;
}

const accountKinds: Readonly<Record<WalletAccount, MemberAccountKind>> = {
  balance: 'memberBalance',
  earnings: 'memberEarnings',
  held: 'memberHeld',
};

function accountId(tx: Tx, memberId: string, kind: MemberAccountKind) {
  return fromShop(tx, 'ledgerAccounts', { memberId, kind }).select('id');
}

/** The incoming or the outgoing entries of a member, newest first: each direction has its own index. */
function side(tx: Tx, memberId: string, filters: MovementFilters, credit: boolean) {
  const sign = credit ? sql<number>`amount_minor` : sql<number>`-amount_minor`;
  let rows = fromShop(tx, 'ledgerTransfers')
    .select([
      'id',
      'kind',
      'at',
      'orderId',
      'purchaseId',
      'paymentId',
      'bankTransferId',
      'withdrawalId',
      'staffId',
      'memo',
      sign.as('signedMinor'),
      sql<number>`${sql.ref(credit ? 'creditBalanceMinor' : 'debitBalanceMinor')}`.as('balanceMinor'),
    ])
    .where(
      credit ? 'creditAccountId' : 'debitAccountId',
      '=',
      accountId(tx, memberId, accountKinds[filters.account]),
    );
  if (filters.event) rows = rows.where('kind', '=', filters.event);
  if (filters.since) rows = rows.where('at', '>=', filters.since);
  if (filters.until) rows = rows.where('at', '<', filters.until);
  if (filters.before) rows = rows.where('id', '<', filters.before);
  return rows.orderBy('id', 'desc');
}

/** The newest `limit` movements of each side, as a table named `entry`. */
function newest(tx: Tx, memberId: string, filters: MovementFilters, limit?: number) {
  const { direction } = filters;
  const [first, second] = [true, false]
    .filter((credit) => direction === undefined || credit === (direction === 'in'))
    .map((credit) => {
      const rows = side(tx, memberId, filters, credit);
      return db.selectFrom((limit === undefined ? rows : rows.limit(limit)).as('side')).selectAll();
    });
  if (first === undefined) throw new Error('no side of the ledger');
  return (second === undefined ? first : first.unionAll(second)).as('entry');
}

function entries(tx: Tx, memberId: string, filters: MovementFilters, end: number) {
  return db
    .selectFrom(newest(tx, memberId, filters, end))
    .leftJoin('orders', subqueryShopJoin(tx, 'orders.id', 'entry.orderId'))
    .leftJoin('purchases', subqueryShopJoin(tx, 'purchases.id', 'entry.purchaseId'))
    .leftJoin('staff', subqueryShopJoin(tx, 'staff.id', 'entry.staffId'))
    .selectAll('entry')
    .select(['orders.number as orderNumber', 'purchases.number as purchaseNumber', 'staff.name as staffName'])
    .orderBy('entry.id', 'desc');
}

/** The movements of one of a member's accounts, newest first, and their number (capped). */
export async function listEntries(tx: Tx, memberId: string, filters: MovementFilters & Paging) {
  const { before, limit, offset } = pageBounds(filters);
  const [found, counted] = await Promise.all([
    tx.all(
      entries(tx, memberId, { ...filters, before }, offset + limit)
        .limit(limit)
        .offset(offset),
    ),
    tx.one(
      db
        .selectFrom(newest(tx, memberId, filters, maxTotal))
        .select(({ fn }) => fn.countAll<number>().as('total')),
    ),
  ]);
  const { rows: list, end } = pageSortedById(found, filters.pageSize);
  return { list, ...pageAnswerFields(filters, Math.min(counted.total, maxTotal), end) };
}

/** Incoming and outgoing sums per month of `timeZone`. */
export function movementSumsByMonth(tx: Tx, memberId: string, filters: MovementFilters, timeZone: string) {
  return tx.all(
    db
      .selectFrom(newest(tx, memberId, filters))
      .select([monthOfColumn('at', timeZone).as('month'), ...incomingAndOutgoingSums('signedMinor')])
      .groupBy(sql`month`),
  );
}

/** The newest `limit` movements in one read, for a sheet. */
export function newestEntries(tx: Tx, memberId: string, filters: MovementFilters, limit: number) {
  return tx.all(entries(tx, memberId, filters, limit).limit(limit));
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>['list'][number];

const spentKinds = [
  ...(['orderPayment', 'purchasePayment', 'paymentFee'] as const),
  ...(['differenceCharged', 'serviceFee', 'pickupFee'] as const),
] as const;
const returnedKinds = [
  ...(['orderRefund', 'purchaseRefund', 'differenceReturned'] as const),
  ...(['serviceRefund', 'pickupRefund'] as const),
] as const;

/** Everything that a member spent since `since`; refunds are negative amounts. */
function spending(tx: Tx, memberId: string, since: string) {
  const moved = (credit: boolean, kinds: readonly TransferKind[]) =>
    fromShop(tx, 'ledgerTransfers')
      .select(['at', 'orderId', 'kind'])
      .select((credit ? sql<number>`-amount_minor` : sql<number>`amount_minor`).as('spentMinor'))
      .where(credit ? 'creditAccountId' : 'debitAccountId', '=', accountId(tx, memberId, 'memberBalance'))
      .where('kind', 'in', [...kinds])
      .where('at', '>=', since);
  return moved(false, spentKinds).unionAll(moved(true, returnedKinds)).as('moved');
}

const spentSum = sql<number>`sum(spent_minor)::bigint`.as('spentMinor');

/** A member's spending minus refunds, by month of `timeZone` since `since`. Empty months are left out. */
export function sumSpendingByMonth(tx: Tx, memberId: string, since: string, timeZone: string) {
  return tx.all(
    db
      .selectFrom(spending(tx, memberId, since))
      .select([monthOfColumn('at', timeZone).as('month'), spentSum])
      .groupBy(sql`1`),
  );
}

/** A member's spending minus refunds since `since`, by month, order and kind of movement. */
export function sumSpendingByOrder(tx: Tx, memberId: string, since: string, timeZone: string) {
  return tx.all(
    db
      .selectFrom(spending(tx, memberId, since))
      .select([monthOfColumn('at', timeZone).as('month'), 'orderId', 'kind', spentSum])
      .groupBy(sql`1, 2, 3`),
  );
}

/** The member's reported bank transfers that are not decided. */
export function undecidedTransferTotals(tx: Tx, memberId?: string) {
  let rows = fromShop(tx, 'bankTransfers', { state: 'pending' }).select(({ fn }) => [
    fn.countAll<number>().as('count'),
    sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amountMinor'),
  ]);
  if (memberId) rows = rows.where('memberId', '=', memberId);
  return tx.one(rows);
}

/** The balances of the shop's accounts; members' accounts are summed by kind. */
export function accountSums(tx: Tx) {
  return tx.all(
    fromShop(tx, 'ledgerAccounts')
      .select(['kind', sql<number>`sum(balance_minor)::bigint`.as('balanceMinor')])
      .groupBy('kind'),
  );
}

export const memberExists = (tx: Tx, memberId: string) => findRow(tx, 'members', { id: memberId }, ['id']);
