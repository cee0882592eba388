import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { firstIdAt } from '../platform/ids.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, updateInShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { staffName } from '../platform/staffName.ts';
import { matchWindowMs, maxMatchCandidates } from './expected.store.ts';
import { bankTransfersTopic } from './store.ts';
import { awaitsTransferDecision, isLineUnused } from './unused.store.ts';

/** Locks the transfer, so that two lines are never linked to it. */
export function lockTransfer(tx: Tx, id: string) {
  return tx.maybe(
    fromShop(tx, 'bankTransfers', { id }).select(['id', 'bankAccountId', 'amountMinor', 'state']).forUpdate(),
  );
}

/** The money that a line is linked to, by its single source. */
export type LinkedMoney =
  | { readonly bankTransferId: string }
  | { readonly paymentId: string }
  | { readonly remittanceId: string };

const noSource = { bankTransferId: null, paymentId: null, remittanceId: null };

/** The line that is linked to this money, if any. */
export function lineLinkedTo(tx: Tx, source: LinkedMoney) {
  const lines = fromShop(tx, 'statementLines').select('id');
  if ('paymentId' in source) return tx.maybe(lines.where('paymentId', '=', source.paymentId));
  if ('remittanceId' in source) return tx.maybe(lines.where('remittanceId', '=', source.remittanceId));
  return tx.maybe(lines.where('bankTransferId', '=', source.bankTransferId));
}

/**
 * Links a line. False if somebody else has used it. The caller has locked the money, which no other line is linked
 * to. `waitedFor` is the transfer that was just decided; a line that is linked to this transfer counts as unused.
 */
export async function linkLine(
  tx: Tx,
  actor: Staff,
  id: string,
  source: LinkedMoney,
  waitedFor: string | null,
): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'statementLines', { id })
      .set({ state: 'linked', ...noSource, ...source, decidedBy: actor.staffId, decidedAt: tx.now })
      .where((eb) => eb.or([isLineUnused(tx), eb('bankTransferId', '=', waitedFor)])),
  );
  await publish(tx, bankTransfersTopic, null);
  return changed === 1;
}

/** Credits a line; false if somebody else has used it. */
export async function markLineCredited(tx: Tx, actor: Staff, id: string, memberId: string): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'statementLines', { id })
      .set({ state: 'credited', memberId, ...noSource, decidedBy: actor.staffId, decidedAt: tx.now })
      .where(isLineUnused(tx)),
  );
  await publish(tx, bankTransfersTopic, null);
  return changed === 1;
}

/** Marks a line as open, as a task or as set aside; false if it is linked to somebody's money already. */
export async function markLine(
  tx: Tx,
  actor: Staff,
  id: string,
  { state, remark }: { readonly state: 'open' | 'task' | 'aside'; readonly remark: string },
): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'statementLines', { id })
      .set({ state, remark, ...noSource, decidedBy: actor.staffId, decidedAt: tx.now })
      .where((eb) =>
        eb.or([
          isLineUnused(tx),
          awaitsTransferDecision(tx),
          eb('state', '=', 'aside'),
          // The link to a carrier's payment moved no money, so it may be removed.
          eb('remittanceId', 'is not', null),
        ]),
      ),
  );
  await publish(tx, bankTransfersTopic, null);
  return changed === 1;
}

export function listImports(
  tx: Tx,
  { bankAccountId, ...paging }: Paging & { bankAccountId?: string | undefined },
) {
  let rows = fromShop(tx, 'statementImports')
    .innerJoin('bankAccounts', shopJoin('bankAccounts.id', 'statementImports.bankAccountId'))
    .selectAll('statementImports')
    .select([
      'bankAccounts.bankName',
      'bankAccounts.accountNumber',
      'bankAccounts.currency',
      staffName(tx, 'statementImports.importedBy', 'staffName'),
      sql<number>`(select count(*)::int from statement_lines where statement_lines.shop_id = ${tx.shopId}
        and statement_lines.import_id = statement_imports.id and amount_minor > 0 and ${isLineUnused(tx)})`.as(
        'openCount',
      ),
    ])
    .orderBy('statementImports.id', 'desc');
  if (bankAccountId) rows = rows.where('statementImports.bankAccountId', '=', bankAccountId);
  return pageOf(tx, rows, paging);
}

interface Wanted {
  readonly bankAccountId?: string | undefined;
}

/**
 * Reported transfers to which no line is linked: waiting ones, and those approved without a statement. They
 * are read without a join to the lines, because the planner has no statistics about lines that were stored a
 * moment ago.
 */
export function transfersToMatch(tx: Tx, { bankAccountId }: Wanted) {
  let rows = fromShop(tx, 'bankTransfers')
    .innerJoin('members', shopJoin('members.id', 'bankTransfers.memberId'))
    .innerJoin('bankAccounts', shopJoin('bankAccounts.id', 'bankTransfers.bankAccountId'))
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
      ...memberColumns,
      'bankAccounts.currency',
    ])
    .where('bankTransfers.state', 'in', ['pending', 'approved'])
    .where('bankTransfers.id', '>=', firstIdAt(Date.parse(tx.now) - matchWindowMs))
    .where(
      sql<boolean>`not exists (select from statement_lines as used where used.shop_id = ${tx.shopId}
        and used.bank_transfer_id = bank_transfers.id)`,
    )
    .orderBy('bankTransfers.state', 'desc')
    .orderBy('bankTransfers.id', 'desc')
    .limit(maxMatchCandidates);
  if (bankAccountId) rows = rows.where('bankTransfers.bankAccountId', '=', bankAccountId);
  return tx.all(rows);
}

/** Unused lines with these amounts, oldest first. */
export async function linesToMatch(tx: Tx, { bankAccountId }: Wanted, amounts: readonly number[]) {
  if (amounts.length === 0) return [];
  let rows = fromShop(tx, 'statementLines')
    .innerJoin('bankAccounts', shopJoin('bankAccounts.id', 'statementLines.bankAccountId'))
    .select([
      'statementLines.id',
      'bankAccountId',
      'day',
      'amountMinor',
      'reference',
      'note',
      'counterName',
      'counterAccount',
      'state',
      'bankAccounts.currency',
    ])
    .where('amountMinor', '>', 0)
    .where('amountMinor', '=', sql<number>`any(${[...amounts]}::bigint[])`)
    .where('state', 'in', ['open', 'task', 'linked'])
    .where(isLineUnused(tx))
    .orderBy('day')
    .orderBy('statementLines.id')
    .limit(maxMatchCandidates);
  if (bankAccountId) rows = rows.where('bankAccountId', '=', bankAccountId);
  return tx.all(rows);
}
