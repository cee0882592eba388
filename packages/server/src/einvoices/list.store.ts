import type { EinvoiceKind, EinvoiceState } from '@crossdock/domain/einvoices/documents.ts';
import type { SaleKind } from '@crossdock/domain/einvoices/sales.ts';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { saleColumnByKind, saleColumns, saleNumberCondition, saleNumberSqlOfRow } from './sales.store.ts';

interface EinvoiceFilters {
  readonly kind?: EinvoiceKind | undefined;
  readonly state?: EinvoiceState | undefined;
  readonly issued?: RequestedPeriod | undefined;
  readonly for?: SaleKind | undefined;
  readonly words?: string | undefined;
  readonly memberId?: string | undefined;
  /** Filters by when the document was created, not when it was issued. */
  readonly made?: RequestedPeriod | undefined;
}

const listed = (tx: Tx) =>
  fromShop(tx, 'einvoices')
    .innerJoin('members', shopJoin('members.id', 'einvoices.memberId'))
    .leftJoin('einvoices as whole', shopJoin('whole.id', 'einvoices.ofId'))
    .select([
      ...(['einvoices.id', 'einvoices.kind', 'einvoices.state', 'einvoices.number'] as const),
      ...(['einvoices.amountMinor', 'einvoices.taxMinor', 'einvoices.memberId'] as const),
      ...(['einvoices.orderId', 'einvoices.purchaseId', 'einvoices.serviceTaskId'] as const),
      ...(['einvoices.pickupTaskId', 'einvoices.problemId'] as const),
      ...(['einvoices.why', 'einvoices.createdAt', 'einvoices.issuedAt'] as const),
      ...(['members.account as memberAccount', 'members.name as memberName'] as const),
      'whole.number as ofNumber',
      saleNumberSqlOfRow(tx).as('saleNumber'),
    ]);

export function listEinvoiceRows(
  tx: Tx,
  { kind, state, issued, for: sold, words, memberId, made, ...asked }: EinvoiceFilters & Paging,
) {
  let rows = listed(tx).orderBy('einvoices.createdAt', 'desc').orderBy('einvoices.id', 'desc');
  rows = filteredBy(rows, 'einvoices', { kind, state, memberId });
  if (sold) rows = rows.where(`einvoices.${saleColumnByKind[sold]}`, 'is not', null);
  rows = rowsInPeriod(rows, 'einvoices.issuedAt', issued);
  rows = rowsInPeriod(rows, 'einvoices.createdAt', made);
  if (words)
    rows = rows.where(({ or, eb }) =>
      or([
        eb('einvoices.number', '=', words.toUpperCase()),
        saleNumberCondition(tx, words.toUpperCase()),
        eb('einvoices.memberId', 'in', memberIdsMatching(tx, words)),
      ]),
    );
  return pageOf(tx, rows, asked);
}

interface OfMember extends Paging {
  readonly memberId: string;
  readonly forIds?: readonly string[] | undefined;
}

/** The documents that a member may see, newest first; with `forIds`, only those of some sales. */
export function einvoicesOfMember(tx: Tx, { memberId, forIds, ...asked }: OfMember) {
  let rows = listed(tx)
    .select('einvoices.randomCode')
    .where('einvoices.memberId', '=', memberId)
    .where('einvoices.state', '<>', 'dropped')
    .orderBy('einvoices.createdAt', 'desc')
    .orderBy('einvoices.id', 'desc');
  if (forIds)
    rows = rows.where(({ or, eb }) => or(saleColumns.map((column) => eb(column, 'in', [...forIds]))));
  return pageOf(tx, rows, asked);
}

/** A document with all its details. */
export function findEinvoiceDetails(tx: Tx, id: string) {
  return tx.maybe(
    listed(tx)
      .innerJoin('einvoiceAccounts', shopJoin('einvoiceAccounts.id', 'einvoices.accountId'))
      .select([
        ...(['einvoices.randomCode', 'einvoices.reference', 'einvoices.taxableMinor'] as const),
        ...(['einvoices.zeroMinor', 'einvoices.exemptMinor', 'einvoices.tries'] as const),
        ...(['einvoices.voidedAt', 'einvoices.buyer', 'einvoices.items'] as const),
        ...(['einvoiceAccounts.kind as provider', 'einvoiceAccounts.merchantId'] as const),
      ])
      .where('einvoices.id', '=', id),
  );
}

/** The documents issued within some days, in the order of issue; at most one more than `most`. */
export function einvoicesBetween(tx: Tx, issued: RequestedPeriod, most: number) {
  return tx.all(
    rowsInPeriod(listed(tx), 'einvoices.issuedAt', issued)
      .select([
        ...(['einvoices.taxableMinor', 'einvoices.zeroMinor', 'einvoices.exemptMinor'] as const),
        ...(['einvoices.buyer', 'einvoices.voidedAt'] as const),
      ])
      .orderBy('einvoices.issuedAt')
      .orderBy('einvoices.id')
      .limit(most + 1),
  );
}
