import type { EinvoiceKind, EinvoiceState } from '@crossdock/domain/einvoices/documents.ts';
import type { Tx } from '../platform/db.ts';
import { membersNamed } from '../platform/membersNamed.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';

interface Span {
  readonly since: string;
  readonly until: string;
}

interface EinvoiceFilters {
  readonly kind?: EinvoiceKind | undefined;
  readonly state?: EinvoiceState | undefined;
  readonly span?: Span | undefined;
  readonly words?: string | undefined;
}

const listed = (tx: Tx) =>
  db
    .selectFrom('einvoices')
    .innerJoin('members', (join) =>
      join.onRef('members.shopId', '=', 'einvoices.shopId').onRef('members.id', '=', 'einvoices.memberId'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.shopId', '=', 'einvoices.shopId').onRef('orders.id', '=', 'einvoices.orderId'),
    )
    .leftJoin('einvoices as whole', (join) =>
      join.onRef('whole.shopId', '=', 'einvoices.shopId').onRef('whole.id', '=', 'einvoices.ofId'),
    )
    .select([
      ...(['einvoices.id', 'einvoices.kind', 'einvoices.state', 'einvoices.number'] as const),
      ...([
        'einvoices.amountMinor',
        'einvoices.taxMinor',
        'einvoices.orderId',
        'einvoices.memberId',
      ] as const),
      ...(['einvoices.why', 'einvoices.createdAt', 'einvoices.issuedAt'] as const),
      ...(['members.account as memberAccount', 'members.name as memberName'] as const),
      ...(['orders.number as orderNumber', 'whole.number as ofNumber'] as const),
    ])
    .where('einvoices.shopId', '=', tx.shopId);

export function listEinvoiceRows(tx: Tx, { kind, state, span, words, ...asked }: EinvoiceFilters & Paging) {
  let rows = listed(tx).orderBy('einvoices.createdAt', 'desc').orderBy('einvoices.id', 'desc');
  if (kind) rows = rows.where('einvoices.kind', '=', kind);
  if (state) rows = rows.where('einvoices.state', '=', state);
  if (span)
    rows = rows.where('einvoices.issuedAt', '>=', span.since).where('einvoices.issuedAt', '<', span.until);
  if (words)
    rows = rows.where(({ or, eb, selectFrom }) =>
      or([
        eb('einvoices.number', '=', words.toUpperCase()),
        eb(
          'einvoices.orderId',
          'in',
          selectFrom('orders')
            .select('orders.id')
            .where('orders.shopId', '=', tx.shopId)
            .where('orders.number', '=', words.toUpperCase()),
        ),
        eb('einvoices.memberId', 'in', membersNamed(tx, words)),
      ]),
    );
  return pageOf(tx, rows, asked);
}

/** A document with everything that is known of it. */
export function einvoiceWithAll(tx: Tx, id: string) {
  return tx.maybe(
    listed(tx)
      .innerJoin('einvoiceAccounts', (join) =>
        join
          .onRef('einvoiceAccounts.shopId', '=', 'einvoices.shopId')
          .onRef('einvoiceAccounts.id', '=', 'einvoices.accountId'),
      )
      .select([
        ...(['einvoices.randomCode', 'einvoices.reference', 'einvoices.taxableMinor'] as const),
        ...(['einvoices.zeroMinor', 'einvoices.exemptMinor', 'einvoices.tries'] as const),
        ...(['einvoices.voidedAt', 'einvoices.buyer', 'einvoices.items'] as const),
        ...(['einvoiceAccounts.kind as provider', 'einvoiceAccounts.merchantId'] as const),
      ])
      .where('einvoices.id', '=', id),
  );
}

/** What was issued in some days in the order of its issue, one more than `most` at most. */
export function einvoicesBetween(tx: Tx, { since, until }: Span, most: number) {
  return tx.all(
    listed(tx)
      .select([
        ...(['einvoices.taxableMinor', 'einvoices.zeroMinor', 'einvoices.exemptMinor'] as const),
        ...(['einvoices.buyer', 'einvoices.voidedAt'] as const),
      ])
      .where('einvoices.issuedAt', '>=', since)
      .where('einvoices.issuedAt', '<', until)
      .orderBy('einvoices.issuedAt')
      .orderBy('einvoices.id')
      .limit(most + 1),
  );
}
