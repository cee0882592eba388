import { sql } from 'kysely';
import { db, hot } from '../platform/query.ts';

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
  memberId: string | null;
  staffId: string | null;
  memo: string;
  at: string;
}

/** Takes where the balance allows it, gives only what was taken, and writes the entry with both balances. */
export const move = hot<MoveParams, { id: string }>((p) =>
  db
    .with('taken', (db) =>
      db
        .updateTable('ledger_accounts')
        .set({ balance_minor: sql<number>`balance_minor - ${p.amount}::bigint` })
        .where('shop_id', '=', p.shopId)
        .where('id', '=', p.from)
        .where(sql<boolean>`(member_id is null or balance_minor >= ${p.amount}::bigint)`)
        .returning('balance_minor'),
    )
    .with('given', (db) =>
      db
        .updateTable('ledger_accounts')
        .set({ balance_minor: sql<number>`balance_minor + ${p.amount}::bigint` })
        .where('shop_id', '=', p.shopId)
        .where('id', '=', p.to)
        .where(({ exists, selectFrom }) => exists(selectFrom('taken').select('taken.balance_minor')))
        .returning('balance_minor'),
    )
    .insertInto('ledger_transfers')
    .columns([
      'shop_id',
      'id',
      'debit_account_id',
      'credit_account_id',
      'amount_minor',
      'kind',
      'debit_balance_minor',
      'credit_balance_minor',
      'order_id',
      'payment_id',
      'bank_transfer_id',
      'withdrawal_id',
      'adjustment_id',
      'earning_id',
      'share_id',
      'member_id',
      'staff_id',
      'memo',
      'at',
    ])
    .expression((eb) =>
      eb
        .selectFrom(['taken', 'given'])
        .select([
          sql<string>`${p.shopId}::uuid`.as('shop_id'),
          sql<string>`${p.id}::uuid`.as('id'),
          sql<string>`${p.from}::uuid`.as('debit_account_id'),
          sql<string>`${p.to}::uuid`.as('credit_account_id'),
          sql<number>`${p.amount}::bigint`.as('amount_minor'),
          sql<string>`${p.kind}::text`.as('kind'),
          'taken.balance_minor as debit_balance_minor',
          'given.balance_minor as credit_balance_minor',
          sql<string | null>`${p.orderId}::uuid`.as('order_id'),
          sql<string | null>`${p.paymentId}::uuid`.as('payment_id'),
          sql<string | null>`${p.bankTransferId}::uuid`.as('bank_transfer_id'),
          sql<string | null>`${p.withdrawalId}::uuid`.as('withdrawal_id'),
          sql<string | null>`${p.adjustmentId}::uuid`.as('adjustment_id'),
          sql<string | null>`${p.earningId}::uuid`.as('earning_id'),
          sql<string | null>`${p.shareId}::uuid`.as('share_id'),
          sql<string | null>`${p.memberId}::uuid`.as('member_id'),
          sql<string | null>`${p.staffId}::uuid`.as('staff_id'),
          sql<string>`${p.memo}::text`.as('memo'),
          sql<string>`${p.at}::timestamptz`.as('at'),
        ]),
    )
    .returning('id'),
);
