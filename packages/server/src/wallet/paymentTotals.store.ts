import { type PaymentTotals, retainedAmount } from '@crossdock/domain/wallet/paymentTotals.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';

const sumOf = (kind: TransferKind) =>
  sql<number>`coalesce(sum(amount_minor) filter (where kind = ${sql.lit(kind)}), 0)::bigint`;

/** The ledger kinds of payments and refunds, by the column that names what was paid. */
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
export function paymentTotalsOf(tx: Tx, of: Of, id: string): Promise<PaymentTotals> {
  return tx.one(fromShop(tx, 'ledgerTransfers').select(sumsOf(of)).where(of, '=', id));
}

interface RefundedSale {
  /** The order or the purchase. */
  readonly id: string;
  readonly number: string;
  readonly givenBackMinor: number;
}

/**
 * The orders and purchases of which money came back to the member's balance, newest first; only one if it is named.
 */
export function refundedSales(
  tx: Tx,
  memberId: string,
  only: string | undefined,
): Promise<readonly RefundedSale[]> {
  const thing = sql<string>`coalesce(order_id, purchase_id)`;
  let rows = fromShop(tx, 'ledgerTransfers')
    .select([
      thing.as('id'),
      sql<string>`max(memo)`.as('number'),
      sql<number>`sum(amount_minor)::bigint`.as('givenBackMinor'),
    ])
    .where('kind', 'in', ['orderRefund', 'purchaseRefund'])
    .where('at', '>', sql<string>`${tx.now}::timestamptz - interval '400 days'`)
    .where('creditAccountId', '=', (eb) =>
      eb
        .selectFrom('ledgerAccounts')
        .select('id')
        .where(shopCondition(tx, { memberId, kind: 'memberBalance' })),
    )
    .groupBy(thing)
    .orderBy(sql`max(at)`, 'desc')
    .limit(20);
  if (only !== undefined)
    rows = rows.where((eb) => eb.or([eb('orderId', '=', only), eb('purchaseId', '=', only)]));
  return tx.all(rows);
}

/** The net amount that the shop has kept of some orders, from the ledger; those without movements are left out. */
export async function netCollectedOfOrders(tx: Tx, orderIds: readonly string[]) {
  const rows = await tx.allOf(
    orderIds,
    fromShop(tx, 'ledgerTransfers', { orderId: orderIds })
      .select([sql<string>`order_id`.as('orderId'), ...sumsOf('orderId')])
      .groupBy('orderId'),
  );
  return new Map(rows.map(({ orderId, ...account }) => [orderId, retainedAmount(account)]));
}
