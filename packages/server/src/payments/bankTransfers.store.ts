import { type AuditState, auditMachine } from '@crossdock/domain/payments/states.ts';
import { plainTransferNumber } from '@crossdock/domain/payments/transferNumber.ts';
import type { Insertable } from 'kysely';
import type { Audited } from '../platform/audits.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { membersNamed } from '../platform/membersNamed.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { BankAccountsTable, BankTransfersTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';

const accountRows = (tx: Tx) =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('shop_id', '=', tx.shopId)
    .orderBy('position')
    .orderBy('id');

export function listBankAccounts(tx: Tx) {
  return tx.all(accountRows(tx));
}

export function openBankAccounts(tx: Tx) {
  return tx.all(accountRows(tx).where('active', '=', true));
}

export function findOpenBankAccount(tx: Tx, id: string) {
  return tx.maybe(accountRows(tx).where('active', '=', true).where('id', '=', id));
}

type AccountFields = Omit<Insertable<BankAccountsTable>, 'shop_id' | 'id'>;

/** Adds an account, or changes the one with this id; answers its id, or undefined where the shop has no such account. */
export async function saveBankAccount(
  tx: Tx,
  id: string | undefined,
  fields: AccountFields,
): Promise<string | undefined> {
  if (id === undefined) {
    const added = newId();
    await tx.run(db.insertInto('bank_accounts').values({ ...fields, shop_id: tx.shopId, id: added }));
    return added;
  }
  const changed = await tx.run(
    db.updateTable('bank_accounts').set(fields).where('shop_id', '=', tx.shopId).where('id', '=', id),
  );
  return changed === 1 ? id : undefined;
}

const transferRows = (tx: Tx) =>
  db
    .selectFrom('bank_transfers')
    .innerJoin('bank_accounts', (join) =>
      join
        .onRef('bank_accounts.shop_id', '=', 'bank_transfers.shop_id')
        .onRef('bank_accounts.id', '=', 'bank_transfers.bank_account_id'),
    )
    .selectAll('bank_transfers')
    .select([
      'bank_accounts.bank_name',
      'bank_accounts.account_name',
      'bank_accounts.account_number',
      'bank_accounts.currency',
      'bank_accounts.remark',
    ])
    .where('bank_transfers.shop_id', '=', tx.shopId);

export function findTransfer(tx: Tx, id: string) {
  return tx.maybe(transferRows(tx).where('bank_transfers.id', '=', id));
}

export type TransferRow = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

/** False where this transaction of the bank was filed before and not sent back: it is credited once. */
export async function addTransfer(
  tx: Tx,
  actor: Actor,
  transfer: Omit<Insertable<BankTransfersTable>, 'shop_id' | 'created_at' | 'state'>,
): Promise<boolean> {
  const added = await tx.run(
    db
      .insertInto('bank_transfers')
      .values({
        ...transfer,
        shop_id: tx.shopId,
        created_at: tx.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (added === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, 'bankTransfer', [
      { subjectId: transfer.id, event: 'submit', from: null, to: 'pending' },
    ]),
    publish(tx, 'transfers', transfer.member_id),
  ]);
  return true;
}

export async function keepTransferFee(tx: Tx, id: string, feeMinor: number): Promise<void> {
  await tx.run(
    db
      .updateTable('bank_transfers')
      .set({ fee_minor: feeMinor })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id),
  );
}

/** What `decide` needs to know of bank transfers. */
export const auditedTransfers: Audited = {
  table: 'bank_transfers',
  noun: 'bankTransfer',
  topic: 'transfers',
  machine: auditMachine,
};

export function transfersOf(tx: Tx, memberId: string, filters: Paging & { state?: AuditState | undefined }) {
  let rows = transferRows(tx)
    .where('bank_transfers.member_id', '=', memberId)
    .orderBy('bank_transfers.id', 'desc');
  if (filters.state) rows = rows.where('bank_transfers.state', '=', filters.state);
  return pageOf(tx, rows, filters);
}

interface QueueFilters extends Paging {
  readonly state: AuditState;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
}

/** The audit queue: what waits longest comes first; of what is decided, the newest. */
export function listTransfers(tx: Tx, filters: QueueFilters) {
  let rows = transferRows(tx)
    .innerJoin('members', (join) =>
      join
        .onRef('members.shop_id', '=', 'bank_transfers.shop_id')
        .onRef('members.id', '=', 'bank_transfers.member_id'),
    )
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.shop_id', '=', 'bank_transfers.shop_id')
        .onRef('staff.id', '=', 'bank_transfers.audited_by'),
    )
    .leftJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.shop_id', '=', 'bank_transfers.shop_id')
        .onRef('ledger_accounts.member_id', '=', 'bank_transfers.member_id')
        .on('ledger_accounts.kind', '=', 'memberBalance'),
    )
    .select([
      'members.account',
      'members.name as member_name',
      'staff.name as staff_name',
      'ledger_accounts.balance_minor',
    ])
    .where('bank_transfers.state', '=', filters.state)
    .orderBy('bank_transfers.id', filters.state === 'pending' ? 'asc' : 'desc');
  if (filters.memberId) rows = rows.where('bank_transfers.member_id', '=', filters.memberId);
  const { words } = filters;
  if (words) {
    const plain = plainTransferNumber(words);
    rows = rows.where((eb) =>
      eb.or([
        eb('bank_transfers.number_plain', '=', plain),
        eb('bank_transfers.number_plain', 'like', `${plain}/%`),
        eb('bank_transfers.member_id', 'in', membersNamed(tx, words)),
      ]),
    );
  }
  return pageOf(tx, rows, filters);
}

/** The orders named on transfers, as they are now. */
export function namedOrders(tx: Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return tx.all(
    db
      .selectFrom('orders')
      .select([
        'id',
        'number',
        'member_id',
        'state',
        'cash_on_delivery',
        'bill_total_minor',
        'quote_total_minor',
        'paid_minor',
      ])
      .where('shop_id', '=', tx.shopId)
      .where('id', 'in', [...orderIds]),
  );
}
