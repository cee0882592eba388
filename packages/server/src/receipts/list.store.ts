import type { ReceiptKind } from '@crossdock/domain/receipts/documents.ts';
import type { Tx } from '../platform/db.ts';
import type { ListFilters } from '../platform/filteredBy.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import { fromShop } from '../platform/rows.ts';
import { shopCondition } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';

type ReceiptFilters = ListFilters<{
  kind: ReceiptKind;
  issued: RequestedPeriod;
  made: RequestedPeriod;
  words: string;
}>;

const listed = (tx: Tx) =>
  fromShop(tx, 'receipts')
    .innerJoin('members', shopJoin('members.id', 'receipts.memberId'))
    .leftJoin('orders', shopJoin('orders.id', 'receipts.orderId'))
    .select([
      ...(['receipts.id', 'receipts.kind', 'receipts.number', 'receipts.amountMinor'] as const),
      ...(['receipts.currency', 'receipts.issuedAt', 'receipts.memberId', 'receipts.orderId'] as const),
      ...(['receipts.month', 'receipts.sequence', 'members.account as memberAccount'] as const),
      ...(['members.name as memberName', 'orders.number as orderNumber'] as const),
    ]);

export function listReceiptRows(tx: Tx, { kind, issued, made, words, ...asked }: ReceiptFilters & Paging) {
  let rows = listed(tx).orderBy('receipts.issuedAt', 'desc').orderBy('receipts.id', 'desc');
  if (kind) rows = rows.where('receipts.kind', '=', kind);
  rows = rowsInPeriod(rows, 'receipts.issuedAt', issued);
  rows = rowsInPeriod(rows, 'receipts.issuedAt', made);
  if (words)
    rows = rows.where(({ or, eb, selectFrom }) =>
      or([
        eb('receipts.number', '=', words.toUpperCase()),
        eb(
          'receipts.orderId',
          'in',
          selectFrom('orders')
            .select('orders.id')
            .where(shopCondition(tx, { 'orders.number': words.toUpperCase() })),
        ),
        eb('receipts.memberId', 'in', memberIdsMatching(tx, words)),
      ]),
    );
  return pageOf(tx, rows, asked);
}

/** The receipts and credit notes of some days in the order of their numbers; at most one more than `most`. */
export function receiptsBetween(tx: Tx, issued: RequestedPeriod, most: number) {
  return tx.all(
    rowsInPeriod(listed(tx), 'receipts.issuedAt', issued)
      .where('receipts.kind', '<>', 'statement')
      .orderBy('receipts.kind', 'desc')
      .orderBy('receipts.year')
      .orderBy('receipts.sequence')
      .limit(most + 1),
  );
}
