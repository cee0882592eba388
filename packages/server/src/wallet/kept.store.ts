import { type Account, kept } from '@crossdock/domain/wallet/moneyBack.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

const sumOf = (kind: TransferKind) =>
  sql<number>`coalesce(sum(amount_minor) filter (where kind = ${sql.lit(kind)}), 0)::bigint`;

/** How payments and refunds of each thing are booked. */
const booked = {
  orderId: ['orderPayment', 'orderRefund'],
  purchaseId: ['purchasePayment', 'purchaseRefund'],
  serviceTaskId: ['serviceFee', 'serviceRefund'],
} as const;
type Of = keyof typeof booked;

function sumsOf(of: Of) {
  const [paid, givenBack] = booked[of];
  return [
    sumOf(paid).as('paidMinor'),
    sumOf(givenBack).as('givenBackMinor'),
    sumOf('compensation').as('compensatedMinor'),
  ] as const;
}

/** The payments, refunds and compensation of an order, a purchase or a service task, from the ledger. */
export function accountOf(tx: Tx, of: Of, id: string): Promise<Account> {
  return tx.one(
    db.selectFrom('ledgerTransfers').select(sumsOf(of)).where('shopId', '=', tx.shopId).where(of, '=', id),
  );
}

/** The net amount that the shop has kept of some orders, from the ledger; those without movements are left out. */
export async function keptOfOrders(tx: Tx, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('ledgerTransfers')
      .select([sql<string>`order_id`.as('orderId'), ...sumsOf('orderId')])
      .where('shopId', '=', tx.shopId)
      .where('orderId', 'in', [...orderIds])
      .groupBy('orderId'),
  );
  return new Map(rows.map(({ orderId, ...account }) => [orderId, kept(account)]));
}
