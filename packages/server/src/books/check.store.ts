import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** Long books take longer than a request may. */
export function allowLongReading(tx: Tx) {
  return tx.raw("set local statement_timeout = '10min'");
}

/** The shop's accounts whose balance is not the sum of their entries: none, or the books are wrong. */
export function brokenAccounts(tx: Tx) {
  const moved = db
    .selectFrom('ledgerTransfers')
    .select(['creditAccountId as accountId', 'amountMinor'])
    .where('shopId', '=', tx.shopId)
    .unionAll(
      db
        .selectFrom('ledgerTransfers')
        .select(['debitAccountId as accountId', sql<number>`-amount_minor`.as('amountMinor')])
        .where('shopId', '=', tx.shopId),
    );
  const sums = db
    .selectFrom(moved.as('moved'))
    .select(['accountId', sql<number>`sum(amount_minor)::bigint`.as('entriesMinor')])
    .groupBy('accountId');
  return tx.all(
    db
      .selectFrom('ledgerAccounts')
      .leftJoin(sums.as('sums'), 'sums.accountId', 'ledgerAccounts.id')
      .select([
        'ledgerAccounts.id',
        'kind',
        'balanceMinor',
        sql<number>`coalesce(entries_minor, 0)::bigint`.as('entriesMinor'),
      ])
      .where('shopId', '=', tx.shopId)
      .where(sql<boolean>`balance_minor <> coalesce(entries_minor, 0)`),
  );
}
