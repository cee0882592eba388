import { type AuditState, auditMachine } from '@crossdock/domain/payments/states.ts';
import { plainTransferNumber } from '@crossdock/domain/payments/transferNumber.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { type QueueFilters, type ReviewedTable, recordSubmission } from '../platform/reviewDecisions.ts';
import { changeRow, findRows, fromShop, insertIfNew, insertWithNewId } from '../platform/rows.ts';
import type { BankAccountsTable, BankTransfersTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

const accountRows = (tx: Tx) => fromShop(tx, 'bankAccounts').selectAll().orderBy('position').orderBy('id');

export const listBankAccounts = (tx: Tx) => tx.all(accountRows(tx));

export const listOpenBankAccounts = (tx: Tx) => tx.all(accountRows(tx).where('active', '=', true));

export function findOpenBankAccount(tx: Tx, id: string) {
  return tx.maybe(accountRows(tx).where('active', '=', true).where('id', '=', id));
}

type AccountFields = Omit<Insertable<BankAccountsTable>, 'shopId' | 'id'>;

/** Creates or changes a bank account. Answers its id, or undefined if the shop has no such account. */
export async function saveBankAccount(
  tx: Tx,
  id: string | undefined,
  fields: AccountFields,
): Promise<string | undefined> {
  if (id === undefined) {
    return insertWithNewId(tx, 'bankAccounts', { ...fields });
  }
  const changed = await changeRow(tx, 'bankAccounts', id, fields);
  return changed === 1 ? id : undefined;
}

const transferRows = (tx: Tx) =>
  fromShop(tx, 'bankTransfers')
    .innerJoin('bankAccounts', shopJoin('bankAccounts.id', 'bankTransfers.bankAccountId'))
    .selectAll('bankTransfers')
    .select([
      'bankAccounts.bankName',
      'bankAccounts.accountName',
      'bankAccounts.accountNumber',
      'bankAccounts.currency',
      'bankAccounts.remark',
    ]);

export const findTransfer = (tx: Tx, id: string) =>
  tx.maybe(transferRows(tx).where('bankTransfers.id', '=', id));

export type TransferRow = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

/**
 * Stores a reported transfer. False if this bank transaction or its slip was reported before and not
 * rejected, so that it is credited only once.
 */
export async function addTransfer(
  tx: Tx,
  actor: Actor,
  transfer: Omit<Insertable<BankTransfersTable>, 'shopId' | 'createdAt' | 'state'>,
): Promise<boolean> {
  const isNew = await insertIfNew(tx, 'bankTransfers', { ...transfer, createdAt: tx.now });
  if (isNew) await recordSubmission(tx, actor, transferReview, transfer);
  return isNew;
}

/** Whether a pending or approved report of the shop has this slip. */
export function isSlipReported(tx: Tx, slip: string): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'bankTransfers', { slip }).select('id').where('state', 'in', ['pending', 'approved']),
  );
}

export async function storeTransferFee(tx: Tx, id: string, feeMinor: number): Promise<void> {
  await changeRow(tx, 'bankTransfers', id, { feeMinor });
}

/** The data with which `decideRequest` handles bank transfers. */
export const transferReview: ReviewedTable = {
  table: 'bankTransfers',
  noun: 'bankTransfer',
  topic: 'transfers',
  machine: auditMachine,
};

export function transfersOf(tx: Tx, memberId: string, filters: Paging & { state?: AuditState | undefined }) {
  let rows = transferRows(tx)
    .where('bankTransfers.memberId', '=', memberId)
    .orderBy('bankTransfers.id', 'desc');
  if (filters.state) rows = rows.where('bankTransfers.state', '=', filters.state);
  return pageOf(tx, rows, filters);
}

/** The queue of transfers: those that wait longest come first; decided ones are listed newest first. */
export function listTransfers(tx: Tx, filters: QueueFilters) {
  let rows = transferRows(tx)
    .innerJoin('members', shopJoin('members.id', 'bankTransfers.memberId'))
    .leftJoin(
      'ledgerAccounts',
      shopJoin('ledgerAccounts.memberId', 'bankTransfers.memberId', {
        'ledgerAccounts.kind': 'memberBalance',
      }),
    )
    .select(['members.account', 'members.name as memberName', 'ledgerAccounts.balanceMinor'])
    .select(maybeStaffName(tx, 'bankTransfers.auditedBy', 'staffName'))
    .where('bankTransfers.state', '=', filters.state)
    .orderBy('bankTransfers.id', filters.state === 'pending' ? 'asc' : 'desc');
  rows = rowsCreatedInPeriod(rows, 'bankTransfers.id', filters.made);
  if (filters.memberId) rows = rows.where('bankTransfers.memberId', '=', filters.memberId);
  const { words } = filters;
  if (words) {
    const plain = plainTransferNumber(words);
    rows = rows.where((eb) =>
      eb.or([
        eb('bankTransfers.numberPlain', '=', plain),
        eb('bankTransfers.numberPlain', 'like', `${plain}/%`),
        eb('bankTransfers.memberId', 'in', memberIdsMatching(tx, words)),
      ]),
    );
  }
  return pageOf(tx, rows, filters);
}

/** The orders named on transfers, in their current state. */
export function ordersOnTransfers(tx: Tx, orderIds: readonly string[]) {
  return findRows(tx, 'orders', { id: orderIds }, [
    'id',
    'number',
    'state',
    'cashOnDelivery',
    'billTotalMinor',
    'quoteTotalMinor',
    'paidMinor',
  ]);
}
