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
    .selectFrom('ledger_transfers')
    .select(['credit_account_id as account_id', 'amount_minor'])
    .where('shop_id', '=', tx.shopId)
    .unionAll(
      db
        .selectFrom('ledger_transfers')
        .select(['debit_account_id as account_id', sql<number>`-amount_minor`.as('amount_minor')])
        .where('shop_id', '=', tx.shopId),
    );
  const sums = db
    .selectFrom(moved.as('moved'))
    .select(['account_id', sql<number>`sum(amount_minor)::bigint`.as('entries_minor')])
    .groupBy('account_id');
  return tx.all(
    db
      .selectFrom('ledger_accounts')
      .leftJoin(sums.as('sums'), 'sums.account_id', 'ledger_accounts.id')
      .select([
        'ledger_accounts.id',
        'kind',
        'balance_minor',
        sql<number>`coalesce(entries_minor, 0)::bigint`.as('entries_minor'),
      ])
      .where('shop_id', '=', tx.shopId)
      .where(sql<boolean>`balance_minor <> coalesce(entries_minor, 0)`),
  );
}
