import { type ReceiptKind, receiptNumber } from '@crossdock/domain/receipts/documents.ts';
import type { ReceiptFacts } from '@crossdock/domain/receipts/facts.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { compileSql, compileStatement } from '../platform/query.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import { fromShop, insertRow } from '../platform/rows.ts';

const receiptRows = (tx: Tx) => fromShop(tx, 'receipts').selectAll();

const orderReceipts = compileStatement<
  { shopId: string; orderId: string },
  { kind: ReceiptKind; amountMinor: number; number: string }
>((p) =>
  fromShop(p, 'receipts', { orderId: p.orderId })
    .select(['kind', 'amountMinor', 'number'])
    .orderBy('issuedAt')
    .orderBy('id'),
);

/** The documents of an order, oldest first. */
export const receiptsOfOrder = (tx: Tx, orderId: string) =>
  tx.all(receiptRows(tx).where('orderId', '=', orderId).orderBy('issuedAt').orderBy('id'));

/** The documents of an order, oldest first, with only the fields that sums need. */
export const receiptAmountsOfOrder = (tx: Tx, orderId: string) =>
  tx.compiled(orderReceipts, { shopId: tx.shopId, orderId });

export type ReceiptRow = Awaited<ReturnType<typeof receiptsOfOrder>>[number];

export const findReceipt = (tx: Tx, id: string) => tx.maybe(receiptRows(tx).where('id', '=', id));

export const findReceiptOf = (tx: Tx, memberId: string, id: string) =>
  tx.maybe(receiptRows(tx).where('id', '=', id).where('memberId', '=', memberId));

export const findStatement = (tx: Tx, memberId: string, month: string) =>
  tx.maybe(
    receiptRows(tx)
      .where('memberId', '=', memberId)
      .where('kind', '=', 'statement')
      .where('month', '=', month),
  );

/** A member's receipts and credit notes of some days, in the order in which they were written. */
export const receiptsOfMember = (tx: Tx, memberId: string, issued: RequestedPeriod) =>
  tx.all(
    rowsInPeriod(receiptRows(tx), 'issuedAt', issued)
      .where('memberId', '=', memberId)
      .where('kind', '<>', 'statement')
      .orderBy('issuedAt')
      .orderBy('id'),
  );

interface NewReceipt {
  readonly kind: ReceiptKind;
  readonly year: number;
  readonly memberId: string;
  readonly orderId: string | null;
  readonly month: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly facts: ReceiptFacts;
}

const next = compileSql<{ shopId: string; kind: string; year: number }, { last: number }>(
  (
    p,
  ) => sql`insert into receipt_series (shop_id, kind, year, last) values (${p.shopId}::uuid, ${p.kind}, ${p.year}::int, 1)
    on conflict (shop_id, kind, year) do update set last = receipt_series.last + 1 returning last`,
);

/**
 * Stores a document with the next number. Call it last in the transaction: the numbers of its kind are locked until
 * the commit, so that no number is skipped or used twice.
 */
export async function addReceipt(tx: Tx, receipt: NewReceipt): Promise<string> {
  const { kind, year, facts } = receipt;
  const [row] = await tx.compiled(next, { shopId: tx.shopId, kind, year });
  if (row === undefined) throw new Error('no number');
  const number = receiptNumber(kind, year, row.last);
  await insertRow(tx, 'receipts', {
    ...receipt,
    ...{ id: newId(), sequence: row.last, number, issuedAt: tx.now },
    facts: JSON.stringify(facts),
  });
  return number;
}
