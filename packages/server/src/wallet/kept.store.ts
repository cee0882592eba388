import { type Account, kept } from '@crossdock/domain/wallet/moneyBack.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

const nothing = (): Account => ({ paidMinor: 0, givenBackMinor: 0, compensatedMinor: 0 });

const sumOf = (...kinds: readonly string[]) =>
  sql<number>`coalesce(sum(amount_minor) filter (where kind in (${sql.join(
    kinds.map((kind) => sql.lit(kind)),
  )})), 0)::bigint`;

/** An order's payments, refunds and compensation, from the ledger. */
export async function accountOf(tx: Tx, orderId: string): Promise<Account> {
  return (await accountsOfOrders(tx, [orderId])).get(orderId) ?? nothing();
}

/** The same for several orders; those without movements are left out. */
async function accountsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<Map<string, Account>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('ledgerTransfers')
      .select([
        sql<string>`order_id`.as('orderId'),
        sumOf('orderPayment').as('paidMinor'),
        sumOf('orderRefund').as('givenBackMinor'),
        sumOf('compensation').as('compensatedMinor'),
      ])
      .where('shopId', '=', tx.shopId)
      .where('orderId', 'in', [...orderIds])
      .groupBy('orderId'),
  );
  return new Map(rows.map(({ orderId, ...account }) => [orderId, account]));
}

/** A purchase's payments and refunds, from the ledger. */
export async function accountOfPurchase(tx: Tx, purchaseId: string): Promise<Account> {
  const row = await tx.maybe(
    db
      .selectFrom('ledgerTransfers')
      .select([sumOf('purchasePayment').as('paidMinor'), sumOf('purchaseRefund').as('givenBackMinor')])
      .where('shopId', '=', tx.shopId)
      .where('purchaseId', '=', purchaseId),
  );
  return { ...nothing(), ...row };
}

/** A service task's immediate payment and refunds, from the ledger. */
export async function accountOfWork(tx: Tx, serviceTaskId: string): Promise<Account> {
  const row = await tx.maybe(
    db
      .selectFrom('ledgerTransfers')
      .select([sumOf('serviceFee').as('paidMinor'), sumOf('serviceRefund').as('givenBackMinor')])
      .where('shopId', '=', tx.shopId)
      .where('serviceTaskId', '=', serviceTaskId),
  );
  return { ...nothing(), ...row };
}

/** The net amount that the shop has kept of some orders, from the ledger; those without movements are left out. */
export async function keptOfOrders(tx: Tx, orderIds: readonly string[]): Promise<Map<string, number>> {
  const accounts = await accountsOfOrders(tx, orderIds);
  return new Map([...accounts].map(([id, account]) => [id, kept(account)]));
}
