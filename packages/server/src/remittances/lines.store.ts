import {
  largeFeeDivisor,
  type RemittanceDifference,
  type RemittanceTab,
} from '@crossdock/domain/remittances/differences.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

const largeFee = sql`remittance_lines.fee_minor * ${sql.lit(largeFeeDivisor)} > remittance_lines.collected_minor`;

/**
 * The reason why a line cannot be booked as it is, by the order that it currently matches. For an accepted line, the
 * reason at its acceptance.
 */
const difference = sql<RemittanceDifference>`(case
  when remittance_lines.order_id is not null
    then case when remittance_lines.collected_minor <> remittance_lines.expected_minor then 'amount'
      when ${largeFee} then 'fee' else 'none' end
  when named.id is null then 'notOurs'
  when not named.cash_on_delivery then 'notCod'
  when paid.id is not null then 'remitted'
  when named.signed_at is null then 'notDelivered'
  when collected.booked_minor = 0 then 'notCod'
  when collected.booked_minor <> remittance_lines.collected_minor then 'amount'
  when ${largeFee} then 'fee'
  else 'none' end)`;

/** The order of a package that was shipped under the line's number. */
const ofPackage = (tx: Tx) =>
  sql<string>`(select box.order_id from packages box where box.shop_id = ${tx.shopId} and box.forwarding_number <> ''
    and box.forwarding_number = remittance_lines.tracking_number and box.carrier_id = remittance_lines.carrier_id
    order by box.order_id desc limit 1)`;

/**
 * Lines with the order that they refer to: by our number, else by a tracking number of the order or one of its
 * packages at the list's carrier. `collected` is the order's amount in the books, `paid` another line that paid the
 * order.
 */
const comparedLines = (tx: Tx) =>
  fromShop(tx, 'remittanceLines')
    .innerJoin('remittances', shopJoin('remittances.id', 'remittanceLines.remittanceId'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders')
          .select(['orders.id', 'orders.number', 'orders.cashOnDelivery', 'orders.signedAt'])
          .where('orders.shopId', '=', tx.shopId)
          .where((on) =>
            on.or([
              on('orders.id', '=', on.ref('remittanceLines.orderId')),
              on.and([
                on('remittanceLines.orderId', 'is', null),
                on('orders.number', '=', on.ref('remittanceLines.orderNumber')),
              ]),
              on.and([
                on('remittanceLines.orderId', 'is', null),
                on('orders.forwardingNumber', '<>', ''),
                on('orders.forwardingNumber', '=', on.ref('remittanceLines.trackingNumber')),
                on('orders.carrierId', '=', on.ref('remittanceLines.carrierId')),
              ]),
              on.and([on('remittanceLines.orderId', 'is', null), on('orders.id', '=', ofPackage(tx))]),
            ]),
          )
          .orderBy(sql`orders.number = remittance_lines.order_number`, 'desc')
          .orderBy('orders.cashOnDelivery', 'desc')
          .orderBy('orders.id', 'desc')
          .limit(1)
          .as('named'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('ledgerTransfers')
          .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('bookedMinor'))
          .where('ledgerTransfers.shopId', '=', tx.shopId)
          .whereRef('ledgerTransfers.orderId', '=', 'named.id')
          .where('ledgerTransfers.kind', '=', 'cashReceived')
          .as('collected'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('remittanceLines as other')
          .select(['other.id', 'other.listId'])
          .where('other.shopId', '=', tx.shopId)
          .whereRef('other.orderId', '=', 'named.id')
          .whereRef('other.id', '<>', 'remittanceLines.id')
          .as('paid'),
      (join) => join.onTrue(),
    );

const lineRows = (tx: Tx) =>
  comparedLines(tx)
    .innerJoin('remittanceLists', shopJoin('remittanceLists.id', 'remittanceLines.listId'))
    .innerJoin('carriers', shopJoin('carriers.id', 'remittanceLines.carrierId'))
    .leftJoin('remittanceLists as before', (join) =>
      join.onRef('before.shopId', '=', 'remittanceLines.shopId').onRef('before.id', '=', 'paid.listId'),
    )
    .selectAll('remittanceLines')
    .select([
      'remittances.reference',
      'remittanceLists.filename',
      'carriers.name as carrierName',
      'named.id as namedId',
      'named.number as namedNumber',
      'before.filename as remittedIn',
      maybeStaffName(tx, 'remittanceLines.decidedBy', 'staffName'),
      difference.as('difference'),
      sql<number>`case when remittance_lines.state = 'accepted' then remittance_lines.expected_minor
        else coalesce(collected.booked_minor, 0) end`.as('bookedMinor'),
    ]);

export function findRemittanceLine(tx: Tx, id: string) {
  return tx.maybe(lineRows(tx).where('remittanceLines.id', '=', id));
}

export type LineRow = NonNullable<Awaited<ReturnType<typeof findRemittanceLine>>>;

export interface LineFilters {
  readonly shelf: RemittanceTab;
  readonly difference?: RemittanceDifference | undefined;
  readonly carrierId?: string | undefined;
  readonly listId?: string | undefined;
  readonly words?: string | undefined;
}

function filtered(tx: Tx, { shelf, carrierId, listId, words, ...wanted }: LineFilters) {
  let rows = lineRows(tx);
  if (shelf === 'task' || shelf === 'accepted') rows = rows.where('remittanceLines.state', '=', shelf);
  if (shelf === 'clean' || shelf === 'difference')
    rows = rows
      .where('remittanceLines.state', '=', 'open')
      .where(difference, shelf === 'clean' ? '=' : '<>', 'none');
  if (wanted.difference) rows = rows.where(difference, '=', wanted.difference);
  rows = filteredBy(rows, 'remittanceLines', { carrierId, listId });
  if (words) {
    const some = containsPattern(words);
    rows = rows.where((eb) =>
      eb.or([
        eb('remittanceLines.trackingNumber', 'ilike', some),
        eb('remittanceLines.orderNumber', 'ilike', some),
        eb('remittances.reference', 'ilike', some),
        eb('remittanceLines.remark', 'ilike', some),
        eb('named.number', 'ilike', some),
      ]),
    );
  }
  return rows.orderBy('remittanceLines.id', 'desc');
}

export const pageOfLines = (tx: Tx, filters: LineFilters & Paging) =>
  pageOf(tx, filtered(tx, filters), filters);

export const firstLines = (tx: Tx, filters: LineFilters, atMost: number) =>
  tx.all(filtered(tx, filters).limit(atMost));

/** How many lines are undecided, by tab of the list; of one carrier or list, if given. */
export function countUndecidedLines(
  tx: Tx,
  { carrierId, listId }: Pick<LineFilters, 'carrierId' | 'listId'>,
) {
  let rows = comparedLines(tx)
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`remittance_lines.state = 'open' and ${difference} = 'none'`)
        .as('clean'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`remittance_lines.state = 'open' and ${difference} <> 'none'`)
        .as('difference'),
      fn.countAll<number>().filterWhere('remittanceLines.state', '=', 'task').as('task'),
    ])
    .where('remittanceLines.state', '<>', 'accepted');
  rows = filteredBy(rows, 'remittanceLines', { carrierId, listId });
  return tx.one(rows);
}

/** Lines of a list that can be booked unchanged, in the order of the file. */
export const linesBookableUnchanged = (tx: Tx, listId: string, atMost: number) =>
  tx.all(
    lineRows(tx)
      .where('remittanceLines.listId', '=', listId)
      .where('remittanceLines.state', '=', 'open')
      .where(difference, '=', 'none')
      .orderBy('remittanceLines.rowNumber')
      .orderBy('remittanceLines.id')
      .limit(atMost),
  );

/** These lines in their current state. */
export const findRemittanceLinesByIds = (tx: Tx, ids: readonly string[]) =>
  tx.all(
    lineRows(tx)
      .where('remittanceLines.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .orderBy('remittanceLines.rowNumber')
      .orderBy('remittanceLines.id'),
  );
