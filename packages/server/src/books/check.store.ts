import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';

/** Extends the statement timeout beyond that of a request, because long ledgers need it. */
export const extendStatementTimeout = (tx: Tx) => tx.raw("set local statement_timeout = '10min'");

/** The accounts whose balance is not the sum of their entries. Any result means that the books are wrong. */
export function accountsWithWrongBalance(tx: Tx) {
  const moved = fromShop(tx, 'ledgerTransfers')
    .select(['creditAccountId as accountId', 'amountMinor'])
    .unionAll(
      fromShop(tx, 'ledgerTransfers').select([
        'debitAccountId as accountId',
        sql<number>`-amount_minor`.as('amountMinor'),
      ]),
    );
  const sums = db
    .selectFrom(moved.as('moved'))
    .select(['accountId', sql<number>`sum(amount_minor)::bigint`.as('entriesMinor')])
    .groupBy('accountId');
  return tx.all(
    fromShop(tx, 'ledgerAccounts')
      .leftJoin(sums.as('sums'), 'sums.accountId', 'ledgerAccounts.id')
      .select([
        'ledgerAccounts.id',
        'kind',
        'balanceMinor',
        sql<number>`coalesce(entries_minor, 0)::bigint`.as('entriesMinor'),
      ])
      .where(sql<boolean>`balance_minor <> coalesce(entries_minor, 0)`),
  );
}

/**
 * The orders whose own sums differ from the ledger, or that got back more than was paid. Any result means that money
 * moved without `refundToBalance`.
 */
export function ordersWithWrongSums(tx: Tx) {
  const sumOf = (kind: string) =>
    sql<number>`coalesce(sum(amount_minor) filter (where kind = ${sql.lit(kind)}), 0)::bigint`;
  const sums = fromShop(tx, 'ledgerTransfers')
    .select([
      'orderId as ledgerOrderId',
      sumOf('orderPayment').as('paid'),
      sumOf('orderRefund').as('back'),
      sumOf('compensation').as('compensated'),
    ])
    .where('orderId', 'is not', null)
    .groupBy('orderId');
  return tx.all(
    fromShop(tx, 'orders')
      .innerJoin(sums.as('sums'), 'sums.ledgerOrderId', 'orders.id')
      .select([
        'orders.id',
        'orders.number',
        'orders.paidMinor',
        'sums.paid',
        'sums.back',
        'sums.compensated',
      ])
      .where(
        sql<boolean>`(orders.given_back_minor <> sums.back or orders.compensated_minor <> sums.compensated
          or orders.paid_minor <> sums.paid - sums.back or sums.back > sums.paid)`,
      ),
  );
}
