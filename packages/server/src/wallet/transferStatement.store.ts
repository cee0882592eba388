import { sql } from 'kysely';
import { compileStatement, db } from '../platform/query.ts';
import { shopCondition } from '../platform/shopCondition.ts';

interface MoveParams extends Record<string, unknown> {
  shopId: string;
  id: string;
  from: string;
  to: string;
  amount: number;
  kind: string;
  orderId: string | null;
  paymentId: string | null;
  bankTransferId: string | null;
  withdrawalId: string | null;
  adjustmentId: string | null;
  earningId: string | null;
  shareId: string | null;
  serviceTaskId: string | null;
  purchaseId: string | null;
  memberId: string | null;
  staffId: string | null;
  memo: string;
  at: string;
}

/** The columns of an entry, in the statement's order. */
const written = [
  'shopId',
  'id',
  'debitAccountId',
  'creditAccountId',
  'amountMinor',
  'kind',
  'debitBalanceMinor',
  'creditBalanceMinor',
  'orderId',
  'paymentId',
  'bankTransferId',
  'withdrawalId',
  'adjustmentId',
  'earningId',
  'shareId',
  'serviceTaskId',
  'purchaseId',
  'memberId',
  'staffId',
  'memo',
  'at',
] as const;

/**
 * Debits one account, credits the other, and writes the entry with both balances. Fails if a member's account would fall
 * below zero (a check of the table).
 */
export const transferStatement = compileStatement<MoveParams, { id: string }>((p) =>
  db
    .with('taken', (db) =>
      db
        .updateTable('ledgerAccounts')
        .set({ balanceMinor: sql<number>`balance_minor - ${p.amount}::bigint` })
        .where(shopCondition(p, { id: p.from }))
        .returning('balanceMinor'),
    )
    .with('given', (db) =>
      db
        .updateTable('ledgerAccounts')
        .set({ balanceMinor: sql<number>`balance_minor + ${p.amount}::bigint` })
        .where(shopCondition(p, { id: p.to }))
        .where(({ exists, selectFrom }) => exists(selectFrom('taken').select('taken.balanceMinor')))
        .returning('balanceMinor'),
    )
    .insertInto('ledgerTransfers')
    .columns([...written])
    .expression((eb) =>
      eb
        .selectFrom(['taken', 'given'])
        .select([
          sql<string>`${p.shopId}::uuid`.as('shopId'),
          sql<string>`${p.id}::uuid`.as('id'),
          sql<string>`${p.from}::uuid`.as('debitAccountId'),
          sql<string>`${p.to}::uuid`.as('creditAccountId'),
          sql<number>`${p.amount}::bigint`.as('amountMinor'),
          sql<string>`${p.kind}::text`.as('kind'),
          'taken.balanceMinor as debitBalanceMinor',
          'given.balanceMinor as creditBalanceMinor',
          sql<string | null>`${p.orderId}::uuid`.as('orderId'),
          sql<string | null>`${p.paymentId}::uuid`.as('paymentId'),
          sql<string | null>`${p.bankTransferId}::uuid`.as('bankTransferId'),
          sql<string | null>`${p.withdrawalId}::uuid`.as('withdrawalId'),
          sql<string | null>`${p.adjustmentId}::uuid`.as('adjustmentId'),
          sql<string | null>`${p.earningId}::uuid`.as('earningId'),
          sql<string | null>`${p.shareId}::uuid`.as('shareId'),
          sql<string | null>`${p.serviceTaskId}::uuid`.as('serviceTaskId'),
          sql<string | null>`${p.purchaseId}::uuid`.as('purchaseId'),
          sql<string | null>`${p.memberId}::uuid`.as('memberId'),
          sql<string | null>`${p.staffId}::uuid`.as('staffId'),
          sql<string>`${p.memo}::text`.as('memo'),
          sql<string>`${p.at}::timestamptz`.as('at'),
        ]),
    )
    .returning('id'),
);
