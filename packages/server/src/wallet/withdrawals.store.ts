import { type AuditState, withdrawalMachine } from '@crossdock/domain/payments/states.ts';
import { normaliseAccountNumber } from '@crossdock/domain/wallet/withdrawals.ts';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { type QueueFilters, type ReviewedTable, recordSubmission } from '../platform/reviewDecisions.ts';
import { changeRows, findRows, fromShop, updateInShop } from '../platform/rows.ts';
import type { WithdrawalsTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** The table, topic and state machine with which `decideRequest` handles withdrawals. */
export const withdrawalReview: ReviewedTable = {
  table: 'withdrawals',
  noun: 'withdrawal',
  topic: 'withdrawals',
  machine: withdrawalMachine,
};

const withdrawalRows = (tx: Tx) => fromShop(tx, 'withdrawals').selectAll('withdrawals');

export const findWithdrawal = (tx: Tx, id: string) =>
  tx.maybe(withdrawalRows(tx).where('withdrawals.id', '=', id));

/**
 * The withdrawal, locked until the transaction ends. Code that decides a single withdrawal calls this first,
 * to see whether it is in a batch.
 */
export function lockWithdrawal(tx: Tx, id: string) {
  return tx.maybe(withdrawalRows(tx).where('withdrawals.id', '=', id).forUpdate());
}

export type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

export function findWithdrawalOf(tx: Tx, memberId: string, id: string) {
  return tx.maybe(
    withdrawalRows(tx).where('withdrawals.id', '=', id).where('withdrawals.memberId', '=', memberId),
  );
}

export async function addWithdrawal(
  tx: Tx,
  actor: Actor,
  withdrawal: Omit<Insertable<WithdrawalsTable>, 'shopId' | 'createdAt' | 'state'>,
): Promise<WithdrawalRow> {
  const [row] = await Promise.all([
    tx.one(
      db
        .insertInto('withdrawals')
        .values({ ...withdrawal, shopId: tx.shopId, createdAt: tx.now })
        .returningAll(),
    ),
    recordSubmission(tx, actor, withdrawalReview, withdrawal),
  ]);
  return row;
}

/** Stores the proof of a payout. False if it was not paid, or has one already: a proof is never replaced. */
export async function storePayoutVoucher(
  tx: Tx,
  withdrawal: WithdrawalRow,
  fileId: string,
): Promise<boolean> {
  const kept = await tx.run(
    updateInShop(tx, 'withdrawals', { id: withdrawal.id, state: 'approved' })
      .set({ voucherFileId: fileId, voucherAt: tx.now })
      .where('voucherFileId', 'is', null),
  );
  if (kept === 0) return false;
  await publish(tx, withdrawalReview.topic, withdrawal.memberId);
  return true;
}

export function withdrawalsOf(
  tx: Tx,
  memberId: string,
  filters: Paging & { state?: AuditState | undefined },
) {
  let rows = withdrawalRows(tx)
    .where('withdrawals.memberId', '=', memberId)
    .orderBy('withdrawals.id', 'desc');
  if (filters.state) rows = rows.where('withdrawals.state', '=', filters.state);
  return pageOf(tx, rows, filters);
}

interface Filters extends QueueFilters {
  /** Only withdrawals that are in no payout batch. */
  readonly free?: boolean;
  /** Part of the bank's name, or the beginning of its code. */
  readonly bank?: string;
  /** Only withdrawals submitted before this time. */
  readonly before?: string;
}

/** How often the same member was paid before: with `sameAccount` to this account, else to any. */
const paidBefore = (tx: Tx, sameAccount: boolean) =>
  sql<number>`(select count(*)::int from withdrawals earlier where earlier.shop_id = ${tx.shopId}
    and earlier.member_id = withdrawals.member_id and earlier.state = 'approved' and earlier.id < withdrawals.id
    ${sameAccount ? sql`and earlier.account_plain = withdrawals.account_plain` : sql``})`;

const sharedAccount = (
  tx: Tx,
) => sql<boolean>`exists (select 1 from withdrawals other where other.shop_id = ${tx.shopId}
  and other.account_plain = withdrawals.account_plain and other.member_id <> withdrawals.member_id)`;

/** The queue of withdrawals: those that wait longest come first; decided ones are listed newest first. */
export function listWithdrawals(tx: Tx, filters: Filters) {
  let rows = withdrawalRows(tx)
    .innerJoin('members', shopJoin('members.id', 'withdrawals.memberId'))
    .leftJoin(
      'identities',
      shopJoin('identities.memberId', 'withdrawals.memberId', { 'identities.state': 'approved' }),
    )
    .select([
      ...memberColumns,
      'identities.realName as identityName',
      maybeStaffName(tx, 'withdrawals.auditedBy', 'staffName'),
      paidBefore(tx, false).as('paidBefore'),
      paidBefore(tx, true).as('paidToAccount'),
      sharedAccount(tx).as('sharedAccount'),
    ])
    .where('withdrawals.state', '=', filters.state)
    .orderBy('withdrawals.id', filters.state === 'pending' ? 'asc' : 'desc');
  rows = rowsCreatedInPeriod(rows, 'withdrawals.id', filters.made);
  if (filters.memberId) rows = rows.where('withdrawals.memberId', '=', filters.memberId);
  const { words, bank, before } = filters;
  if (filters.free) rows = rows.where('withdrawals.gatheredAt', 'is', null);
  if (before) rows = rows.where('withdrawals.createdAt', '<', before);
  if (bank)
    rows = rows.where((eb) =>
      eb.or([
        eb('withdrawals.bankName', 'ilike', containsPattern(bank)),
        eb(sql`starts_with(withdrawals.bank_code, ${bank.toUpperCase()})`, '=', true),
      ]),
    );
  if (words)
    rows = rows.where((eb) =>
      eb.or([
        eb('withdrawals.number', '=', words.toUpperCase()),
        eb('withdrawals.memberId', 'in', memberIdsMatching(tx, words)),
        eb('withdrawals.accountPlain', '=', normaliseAccountNumber(words)),
      ]),
    );
  return pageOf(tx, rows, filters);
}

export type WithdrawalQueueRow = Awaited<ReturnType<typeof listWithdrawals>>['list'][number];

/** The members' money, account by account. */
export async function accountBalancesOfMembers(tx: Tx, memberIds: readonly string[]) {
  return findRows(tx, 'ledgerAccounts', { memberId: memberIds }, ['memberId', 'kind', 'balanceMinor']);
}

/**
 * Marks pending withdrawals that are in no batch as part of one, and answers them. If two batches are built at once,
 * a withdrawal gets into only one of them. Locked in id order.
 */
export async function addWithdrawalsToBatch(tx: Tx, ids: readonly string[]): Promise<WithdrawalRow[]> {
  await lockWithdrawals(tx, ids);
  return tx.all(
    updateInShop(tx, 'withdrawals', { id: ids, state: 'pending' })
      .set({ gatheredAt: tx.now })
      .where('gatheredAt', 'is', null)
      .returningAll(),
  );
}

/** Releases the pending withdrawals of a cancelled batch, so that they can be decided like any others. */
export async function releaseWithdrawalsFromBatch(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await changeRows(tx, 'withdrawals', { id: ids, state: 'pending' }, { gatheredAt: null });
  await publish(tx, withdrawalReview.topic, null);
}

/** The amounts that went to bank accounts as the refund of these orders and purchases, or are on their way there. */
export async function bankRefundAmounts(tx: Tx, refundOf: readonly string[]) {
  const rows = await tx.allOf(
    refundOf,
    fromShop(tx, 'withdrawals', { refundOf })
      .select([sql<string>`refund_of`.as('id'), sql<number>`sum(amount_minor)::bigint`.as('minor')])
      .where('state', 'in', ['pending', 'approved'])
      .where('returnedAt', 'is', null)
      .groupBy('refundOf'),
  );
  return new Map(rows.map(({ id, minor }) => [id, minor]));
}

/** Records who decided a withdrawal that a provider carried out. */
export async function recordDecider(tx: Tx, id: string, staffId: string | null): Promise<void> {
  await changeRows(tx, 'withdrawals', { id, state: 'approved' }, { auditedBy: staffId });
}

/** Records that the bank returned a paid withdrawal, once. */
export async function recordBankReturn(
  tx: Tx,
  id: string,
  reason: string,
): Promise<WithdrawalRow | undefined> {
  const row = await tx.maybe(
    updateInShop(tx, 'withdrawals', { id, state: 'approved' })
      .set({ returnedAt: tx.now, returnReason: reason })
      .where('returnedAt', 'is', null)
      .returningAll(),
  );
  if (row) await publish(tx, withdrawalReview.topic, row.memberId);
  return row;
}

const named = (tx: Tx, ids: readonly string[]) =>
  withdrawalRows(tx)
    .where('withdrawals.id', 'in', [...ids])
    .orderBy('withdrawals.id');

/** The withdrawals with these ids, oldest first. */
export const findWithdrawalsByIds = (tx: Tx, ids: readonly string[]) => tx.all(named(tx, ids));

/** The withdrawals with these ids, locked until the transaction ends. */
export const lockWithdrawals = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0 ? [] : tx.all(named(tx, ids).forUpdate());
