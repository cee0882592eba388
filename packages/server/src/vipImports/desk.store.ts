import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { countRows, findRow, fromShop, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import type { ImportRow } from './store.ts';

const givenUp = (tx: Tx) =>
  fromShop(tx, 'vipImports').where('failure', 'is not', null).where('settledAt', 'is', null);

/** How many imports were given up and wait for staff to retry or close them. */
export async function countGivenUpImports(tx: Tx): Promise<number> {
  return countRows(tx, givenUp(tx));
}

/** A given-up import that is not closed, locked. */
export function lockGivenUpImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  return tx.maybe(givenUp(tx).selectAll().where('id', '=', id).forUpdate());
}

export function importExists(tx: Tx, id: string): Promise<unknown> {
  return findRow(tx, 'vipImports', { id }, ['id']);
}

interface ForStaff {
  readonly shelf: 'givenUp' | 'all';
  readonly words: string;
  readonly made: RequestedPeriod;
}

/** Imports with their members: those waiting for staff, oldest first; or all, newest first. */
export function pageOfImportsForStaff(tx: Tx, { shelf, words, made }: ForStaff, paging: Paging) {
  let rows = fromShop(tx, 'vipImports')
    .innerJoin('members', shopJoin('members.id', 'vipImports.memberId'))
    .selectAll('vipImports')
    .select(['members.name as memberName', 'members.account as memberAccount'])
    .orderBy('vipImports.id', shelf === 'all' ? 'desc' : 'asc');
  rows = rowsCreatedInPeriod(rows, 'vipImports.id', made);
  const shelved =
    shelf === 'all' ? rows : rows.where('failure', 'is not', null).where('settledAt', 'is', null);
  const found =
    words === ''
      ? shelved
      : shelved.where((eb) =>
          eb.or([
            eb('vipImports.filename', 'ilike', containsPattern(words)),
            eb('vipImports.memberId', 'in', memberIdsMatching(tx, words)),
          ]),
        );
  return pageOf(tx, found, paging);
}

/** Resets the rows that were given up: they are judged again if the import is not confirmed, else placed again. */
export async function resetUnfinishedRows(tx: Tx, { id, confirmedAt }: ImportRow): Promise<void> {
  await tx.run(
    updateInShop(tx, 'vipImportRows', { importId: id, state: 'failed' })
      .set({ state: confirmedAt === null ? 'read' : 'good', faults: '[]' })
      .where(sql<string>`faults -> 0 ->> 'error'`, '=', 'vipImport.broken'),
  );
}

/** How many orders were finally refused, because one of their rows is impossible. */
export async function countRefusedOrders(tx: Tx, id: string): Promise<number> {
  const { n } = await tx.one(
    fromShop(tx, 'vipImportRows', { importId: id, state: 'failed' }).select(
      sql<number>`count(distinct order_index)`.as('n'),
    ),
  );
  return n;
}
