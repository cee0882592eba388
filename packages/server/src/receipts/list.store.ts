import type { ReceiptKind } from '@crossdock/domain/receipts/documents.ts';
import type { Tx } from '../platform/db.ts';
import type { ListFilters } from '../platform/filteredBy.ts';
import { inShop } from '../platform/inShop.ts';
import { membersNamed } from '../platform/membersNamed.ts';
import { ofShop } from '../platform/ofShop.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { duringPeriod, type RequestedPeriod } from '../platform/requestedPeriod.ts';
import { fromShop } from '../platform/rows.ts';

type ReceiptFilters = ListFilters<{
  kind: ReceiptKind;
  issued: RequestedPeriod;
  made: RequestedPeriod;
  words: string;
}>;

const listed = (tx: Tx) =>
  fromShop(tx, 'receipts')
    .innerJoin('members', inShop('members.id', 'receipts.memberId'))
    .leftJoin('orders', inShop('orders.id', 'receipts.orderId'))
    .select([
      ...(['receipts.id', 'receipts.kind', 'receipts.number', 'receipts.amountMinor'] as const),
      ...(['receipts.currency', 'receipts.issuedAt', 'receipts.memberId', 'receipts.orderId'] as const),
      ...(['receipts.month', 'receipts.sequence', 'members.account as memberAccount'] as const),
      ...(['members.name as memberName', 'orders.number as orderNumber'] as const),
    ]);

export function listReceiptRows(tx: Tx, { kind, issued, made, words, ...asked }: ReceiptFilters & Paging) {
  let rows = listed(tx).orderBy('receipts.issuedAt', 'desc').orderBy('receipts.id', 'desc');
  if (kind) rows = rows.where('receipts.kind', '=', kind);
  rows = duringPeriod(rows, 'receipts.issuedAt', issued);
  rows = duringPeriod(rows, 'receipts.issuedAt', made);
  if (words)
    rows = rows.where(({ or, eb, selectFrom }) =>
      or([
        eb('receipts.number', '=', words.toUpperCase()),
        eb(
          'receipts.orderId',
          'in',
          selectFrom('orders')
            .select('orders.id')
            .where(ofShop(tx, { 'orders.number': words.toUpperCase() })),
        ),
        eb('receipts.memberId', 'in', membersNamed(tx, words)),
      ]),
    );
  return pageOf(tx, rows, asked);
}

/** The receipts and credit notes of some days in the order of their numbers; at most one more than `most`. */
export function receiptsBetween(tx: Tx, issued: RequestedPeriod, most: number) {
  return tx.all(
    duringPeriod(listed(tx), 'receipts.issuedAt', issued)
      .where('receipts.kind', '<>', 'statement')
      .orderBy('receipts.kind', 'desc')
      .orderBy('receipts.year')
      .orderBy('receipts.sequence')
      .limit(most + 1),
  );
}
