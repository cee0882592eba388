import type { AuditState, PaymentState } from '@crossdock/domain/payments/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';

export interface RechargeRow {
  readonly id: string;
  readonly method: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly bonusMinor: number;
  /**
   * Exactly one of `paymentState` and `auditState` is null: a payment has the state that its provider reports, and a
   * bank transfer has the state of its approval by staff.
   */
  readonly paymentState: PaymentState | null;
  readonly auditState: AuditState | null;
  readonly rejectReason: string;
  readonly createdAt: string;
}

/** A member's top-ups: payments on a provider's page, and bank transfers without orders. Newest first. */
export function rechargesOf(tx: Tx, memberId: string, paging: Paging) {
  const online = fromShop(tx, 'payments', { memberId, purpose: 'recharge' }).select([
    'id',
    'method',
    'amountMinor',
    'feeMinor',
    'bonusMinor',
    'state as paymentState',
    sql<null>`null`.as('auditState'),
    sql<string>`''`.as('rejectReason'),
    'createdAt',
  ]);
  const transfers = fromShop(tx, 'bankTransfers', { memberId })
    .select([
      'id',
      sql<string>`'bank'`.as('method'),
      'amountMinor',
      'feeMinor',
      'bonusMinor',
      sql<null>`null`.as('paymentState'),
      'state as auditState',
      'rejectReason',
      'createdAt',
    ])
    .where(sql<boolean>`cardinality(order_ids) = 0`);
  return pageOf(
    tx,
    db
      .selectFrom(sql<RechargeRow>`(${online} union all ${transfers})`.as('recharge'))
      .selectAll('recharge')
      .orderBy('recharge.id', 'desc'),
    paging,
  );
}
