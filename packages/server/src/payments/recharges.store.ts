import type { AuditState, PaymentState } from '@crossdock/domain/payments/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';

export interface RechargeRow {
  readonly id: string;
  readonly method: string;
  readonly amount_minor: number;
  readonly fee_minor: number;
  readonly bonus_minor: number;
  /** Of the two, one is null: a payment moves by its provider's word, a transfer is audited. */
  readonly payment_state: PaymentState | null;
  readonly audit_state: AuditState | null;
  readonly reject_reason: string;
  readonly created_at: string;
}

/** A member's top-ups: payments on a provider's page, and bank transfers that name no order. Newest first. */
export function rechargesOf(tx: Tx, memberId: string, paging: Paging) {
  const online = db
    .selectFrom('payments')
    .select([
      'id',
      'method',
      'amount_minor',
      'fee_minor',
      'bonus_minor',
      'state as payment_state',
      sql<null>`null`.as('audit_state'),
      sql<string>`''`.as('reject_reason'),
      'created_at',
    ])
    .where('shop_id', '=', tx.shopId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'recharge');
  const transfers = db
    .selectFrom('bank_transfers')
    .select([
      'id',
      sql<string>`'bank'`.as('method'),
      'amount_minor',
      'fee_minor',
      'bonus_minor',
      sql<null>`null`.as('payment_state'),
      'state as audit_state',
      'reject_reason',
      'created_at',
    ])
    .where('shop_id', '=', tx.shopId)
    .where('member_id', '=', memberId)
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
