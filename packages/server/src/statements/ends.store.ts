import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Staff } from '../platform/scope.ts';
import { topic } from './store.ts';
import { isUnused, stillWaits } from './unused.store.ts';

/** Locks the transfer, so that two lines never become the same one. */
export function lockTransfer(tx: Tx, id: string) {
  return tx.maybe(
    db
      .selectFrom('bankTransfers')
      .select(['id', 'bankAccountId', 'amountMinor', 'state'])
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .forUpdate(),
  );
}

/** The line that is this transfer, if one is. */
export function lineOfTransfer(tx: Tx, transferId: string) {
  return tx.maybe(
    db
      .selectFrom('statementLines')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('bankTransferId', '=', transferId),
  );
}

/** False if somebody else has used the line. The transfer is locked, and of no other line. */
export async function linkLine(tx: Tx, actor: Staff, id: string, transferId: string): Promise<boolean> {
  const changed = await tx.run(
    db
      .updateTable('statementLines')
      .set({ state: 'linked', bankTransferId: transferId, decidedBy: actor.staffId, decidedAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where((eb) => eb.or([isUnused(tx), eb('bankTransferId', '=', transferId)])),
  );
  await publish(tx, topic, null);
  return changed === 1;
}

/** False if somebody else has used the line. */
export async function creditLine(tx: Tx, actor: Staff, id: string, memberId: string): Promise<boolean> {
  const changed = await tx.run(
    db
      .updateTable('statementLines')
      .set({ state: 'credited', memberId, bankTransferId: null, decidedBy: actor.staffId, decidedAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where(isUnused(tx)),
  );
  await publish(tx, topic, null);
  return changed === 1;
}

/** False if the line has become somebody's money. */
export async function markLine(
  tx: Tx,
  actor: Staff,
  id: string,
  { state, remark }: { readonly state: 'open' | 'task' | 'aside'; readonly remark: string },
): Promise<boolean> {
  const changed = await tx.run(
    db
      .updateTable('statementLines')
      .set({ state, remark, bankTransferId: null, decidedBy: actor.staffId, decidedAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where((eb) => eb.or([isUnused(tx), stillWaits(tx), eb('state', '=', 'aside')])),
  );
  await publish(tx, topic, null);
  return changed === 1;
}

export function listImports(
  tx: Tx,
  { bankAccountId, ...paging }: Paging & { bankAccountId?: string | undefined },
) {
  let rows = db
    .selectFrom('statementImports')
    .innerJoin('bankAccounts', (join) =>
      join
        .onRef('bankAccounts.shopId', '=', 'statementImports.shopId')
        .onRef('bankAccounts.id', '=', 'statementImports.bankAccountId'),
    )
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.shopId', '=', 'statementImports.shopId')
        .onRef('staff.id', '=', 'statementImports.importedBy'),
    )
    .selectAll('statementImports')
    .select([
      'bankAccounts.bankName',
      'bankAccounts.accountNumber',
      'bankAccounts.currency',
      'staff.name as staffName',
      sql<number>`(select count(*)::int from statement_lines where statement_lines.shop_id = ${tx.shopId}
        and statement_lines.import_id = statement_imports.id and amount_minor > 0 and ${isUnused(tx)})`.as(
        'openCount',
      ),
    ])
    .where('statementImports.shopId', '=', tx.shopId)
    .orderBy('statementImports.id', 'desc');
  if (bankAccountId) rows = rows.where('statementImports.bankAccountId', '=', bankAccountId);
  return pageOf(tx, rows, paging);
}

interface Wanted {
  readonly bankAccountId?: string | undefined;
}

/** Far more than wait in any shop; above it, the oldest come first. */
const consideredAtMost = 5_000;

const unusedLines = (tx: Tx) =>
  db
    .selectFrom('statementLines')
    .where('statementLines.shopId', '=', tx.shopId)
    .where('statementLines.amountMinor', '>', 0)
    .where('statementLines.state', 'in', ['open', 'task', 'linked'])
    .where(isUnused(tx));

/** Reported transfers that no line is: those that wait, and those approved without a statement. */
const unlinkedTransfers = (tx: Tx) =>
  db
    .selectFrom('bankTransfers')
    .where('bankTransfers.shopId', '=', tx.shopId)
    .where('bankTransfers.state', 'in', ['pending', 'approved'])
    .where(
      sql<boolean>`not exists (select from statement_lines as used where used.shop_id = ${tx.shopId}
        and used.bank_transfer_id = bank_transfers.id)`,
    );

const isSameMoney = sql<boolean>`bank_transfers.bank_account_id = statement_lines.bank_account_id
  and bank_transfers.amount_minor = statement_lines.amount_minor`;

/** Unused lines for whose amount a transfer to the same account was reported. */
export function linesToMatch(tx: Tx, { bankAccountId }: Wanted) {
  let rows = unusedLines(tx)
    .select([
      'statementLines.id',
      'statementLines.bankAccountId',
      'day',
      'statementLines.amountMinor',
      'reference',
      'note',
      'counterName',
      'counterAccount',
      'statementLines.state',
    ])
    .where((eb) => eb.exists(unlinkedTransfers(tx).select('bankTransfers.id').where(isSameMoney)))
    .orderBy('day')
    .orderBy('statementLines.id')
    .limit(consideredAtMost);
  if (bankAccountId) rows = rows.where('statementLines.bankAccountId', '=', bankAccountId);
  return tx.all(rows);
}

/** The transfers for whose amount the account has an unused line. */
export function transfersToMatch(tx: Tx, { bankAccountId }: Wanted) {
  let rows = unlinkedTransfers(tx)
    .innerJoin('members', (join) =>
      join
        .onRef('members.shopId', '=', 'bankTransfers.shopId')
        .onRef('members.id', '=', 'bankTransfers.memberId'),
    )
    .innerJoin('bankAccounts', (join) =>
      join
        .onRef('bankAccounts.shopId', '=', 'bankTransfers.shopId')
        .onRef('bankAccounts.id', '=', 'bankTransfers.bankAccountId'),
    )
    .select([
      'bankTransfers.id',
      'bankTransfers.bankAccountId',
      'bankTransfers.amountMinor',
      'bankTransfers.transactionNumber',
      'bankTransfers.payerName',
      'bankTransfers.tradedAt',
      'bankTransfers.orderIds',
      'bankTransfers.state',
      'bankTransfers.memberId',
      'members.account as memberAccount',
      'members.name as memberName',
      'bankAccounts.currency',
    ])
    .where((eb) => eb.exists(unusedLines(tx).select('statementLines.id').where(isSameMoney)))
    .orderBy('bankTransfers.id')
    .limit(consideredAtMost);
  if (bankAccountId) rows = rows.where('bankTransfers.bankAccountId', '=', bankAccountId);
  return tx.all(rows);
}
