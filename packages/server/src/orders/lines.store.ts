import { minor } from '@crossdock/domain/money.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileSql, compileStatement } from '../platform/query.ts';
import { deleteRows, fromShop } from '../platform/rows.ts';

/** `held` marks the lines of a held price. */
export type LineStage = 'quote' | 'bill' | 'held';

/**
 * Stores the lines that an order was priced with. The caller deletes the stage's former lines first with
 * `deleteLines`.
 */
export async function storeLines(
  tx: Tx,
  orderId: string,
  stage: LineStage,
  lines: readonly CostLine[],
): Promise<void> {
  await tx.compiled(insertLines, {
    shopId: tx.shopId,
    orderId,
    stage,
    kinds: lines.map((line) => line.kind),
    amounts: lines.map((line) => line.amountMinor),
    reasons: lines.map((line) => ({ ...line.reason, estimate: line.estimate })),
  });
}

interface NewLines extends Record<string, unknown> {
  shopId: string;
  orderId: string;
  stage: LineStage;
  kinds: readonly string[];
  /** In minor units. */
  amounts: readonly number[];
  reasons: readonly object[];
}

const insertLines = compileSql<NewLines>(
  (p) => sql`insert into order_lines (shop_id, order_id, stage, position, kind, amount_minor, reason)
    select ${p.shopId}::uuid, ${p.orderId}::uuid, ${p.stage}, line.place - 1, line.kind, line.amount_minor, line.reason
    from unnest(${p.kinds}::text[], ${p.amounts}::bigint[], ${p.reasons}::jsonb[])
      with ordinality as line (kind, amount_minor, reason, place)
    returning position`,
);

/** Deletes the lines of a stage, for example of a packing that was undone. */
export async function deleteLines(tx: Tx, orderId: string, stage: LineStage): Promise<void> {
  await deleteRows(tx, 'orderLines', { orderId, stage });
}

/** The lines of one stage: the order's held price, its quote or its bill. */
export async function linesOfStage(tx: Tx, orderId: string, stage: LineStage): Promise<CostLine[]> {
  return ofStage(await tx.all(keptLines(tx, orderId)), stage);
}

export interface OrderLines {
  readonly quote: CostLine[];
  readonly bill: CostLine[];
  /** The payment method's fee for each payment, which is charged in addition to the order's own total. */
  readonly payment: CostLine[];
}

export async function orderLines(tx: Tx, orderId: string): Promise<OrderLines> {
  const [rows, payment] = await Promise.all([tx.all(keptLines(tx, orderId)), paymentLines(tx, orderId)]);
  return { quote: ofStage(rows, 'quote'), bill: ofStage(rows, 'bill'), payment };
}

type KeptLine = Awaited<ReturnType<ReturnType<typeof keptLines>['execute']>>[number];

const ofStage = (rows: readonly KeptLine[], stage: LineStage): CostLine[] =>
  rows
    .filter((row) => row.stage === stage)
    .map((row): CostLine => {
      const { estimate, ...reason } = row.reason;
      return { kind: row.kind, amountMinor: minor(row.amountMinor), estimate, reason };
    });

const keptLines = (tx: Tx, orderId: string) =>
  fromShop(tx, 'orderLines', { orderId })
    .select(['stage', 'kind', 'amountMinor', 'reason'])
    .orderBy('stage')
    .orderBy('position');

/** The payment methods' fees for the order's payments. */
async function paymentLines(tx: Tx, orderId: string): Promise<CostLine[]> {
  const payments = await tx.all(
    fromShop(tx, 'payments', { orderId, settledTo: 'order' })
      .select(['amountMinor', 'feeMinor', 'feeBasisPoints'])
      .where('feeMinor', '>', 0)
      .orderBy('id'),
  );
  return payments.map(({ amountMinor, feeMinor, feeBasisPoints: rateBp }) => ({
    kind: 'paymentFee',
    amountMinor: minor(feeMinor),
    estimate: false,
    reason: { rule: 'payment.percentage', numbers: { amountMinor, rateBp, rounding: 'up' } },
  }));
}

const freightPaid = compileStatement<
  { shopId: string; orderIds: string[] },
  { orderId: string; freightMinor: number }
>((p) =>
  fromShop(p, 'orderLines')
    .select(['orderId', sql<number>`sum(amount_minor)::bigint`.as('freightMinor')])
    .where(sql<boolean>`order_id = any(${p.orderIds}::uuid[])`)
    .where('stage', '=', 'bill')
    .where('kind', 'in', ['freight', 'discount', 'coupon', 'points'])
    .groupBy('orderId'),
);

/** The freight on a bill after discounts, coupon and points, in minor units; 0 without a bill. */
export async function freightOnBill(tx: Tx, orderId: string): Promise<number> {
  return (await freightOnBills(tx, [orderId])).get(orderId) ?? 0;
}

/** The freight on the bill of several orders; those without a bill are left out. */
export async function freightOnBills(tx: Tx, orderIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.compiled(freightPaid, { shopId: tx.shopId, orderIds: [...orderIds] });
  return new Map(rows.map(({ orderId, freightMinor }) => [orderId, freightMinor]));
}
