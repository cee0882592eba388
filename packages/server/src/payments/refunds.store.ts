import type { SourceRefundState } from '@crossdock/domain/payments/sourceRefunds.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { maxTotal, type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { countRows, fromShop } from '../platform/rows.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { paymentRows } from './store.ts';

export const refundRows = (tx: Tx) =>
  fromShop(tx, 'sourceRefunds')
    .innerJoin(paymentRows(tx).as('paid'), shopJoin('paid.id', 'sourceRefunds.paymentId'))
    .selectAll('sourceRefunds')
    .select([
      maybeStaffName(tx, 'sourceRefunds.sentBy', 'senderName'),
      'paid.method',
      'paid.provider',
      'paid.accountId',
      'paid.orderId',
      'paid.orderNumber',
      ...textColumns('paid'),
    ]);

export const findRefund = (tx: Tx, id: string) => tx.maybe(refundRows(tx).where('sourceRefunds.id', '=', id));

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export function refundsOfMember(tx: Tx, memberId: string, paging: Paging) {
  const rows = refundRows(tx)
    .where('sourceRefunds.memberId', '=', memberId)
    .orderBy('sourceRefunds.id', 'desc');
  return pageOf(tx, rows, paging);
}

interface RefundFilters extends Paging {
  readonly state?: SourceRefundState | undefined;
  /**
   * Whether to find only refunds for which the provider contradicts the outcome that two people have agreed on, and
   * which nobody has looked into yet.
   */
  readonly contradicted?: boolean | undefined;
  readonly words?: string | undefined;
  readonly made?: RequestedPeriod | undefined;
}

export const isContradicted = sql<boolean>`source_refunds.contradiction <> '' and source_refunds.contradiction_seen_by is null`;

/** The number of refunds that somebody must look into. */
export async function countContradicted(tx: Tx): Promise<number> {
  return countRows(tx, fromShop(tx, 'sourceRefunds').where(isContradicted));
}

/** The shop's refunds, newest first. `words` match the member. */
export async function listRefunds(tx: Tx, filters: RefundFilters) {
  let rows = refundRows(tx)
    .innerJoin('members', shopJoin('members.id', 'sourceRefunds.memberId'))
    .select(['members.account', 'members.name as memberName'])
    .orderBy('sourceRefunds.id', 'desc');
  rows = rowsCreatedInPeriod(rows, 'sourceRefunds.id', filters.made);
  if (filters.state) rows = rows.where('sourceRefunds.state', '=', filters.state);
  if (filters.contradicted) rows = rows.where(isContradicted);
  if (filters.words) {
    const members = await tx.all(memberIdsMatching(tx, filters.words).limit(maxTotal));
    const ids = members.map(({ id }) => id);
    rows = rows.where('sourceRefunds.memberId', 'in', ids.length > 0 ? ids : [tx.shopId]);
  }
  return pageOf(tx, rows, filters);
}

/** The member's settled payments through a provider, newest first; only those of one order if given. */
export function settledPayments(tx: Tx, memberId: string, orderId: string | undefined) {
  let rows = paymentRows(tx)
    .where('payments.memberId', '=', memberId)
    .where('payments.state', 'in', ['succeeded', 'refunded'])
    .where('payments.provider', '<>', '')
    .where('payments.settledAt', '>', sql<string>`${tx.now}::timestamptz - interval '400 days'`)
    .orderBy('payments.id', 'desc')
    .limit(50);
  if (orderId !== undefined)
    rows = rows.where((eb) =>
      eb.or([eb('payments.orderId', '=', orderId), eb('payments.purchaseId', '=', orderId)]),
    );
  return tx.all(rows);
}

interface Sums {
  readonly receivedMinor: number;
  /** The amount refunded, or being refunded. */
  readonly refundedMinor: number;
}

/** The amounts that the providers received for these payments, as the ledger records them, and the refunded amounts. */
export async function loadPaymentSums(
  tx: Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Sums>> {
  if (paymentIds.length === 0) return new Map();
  const received = fromShop(tx, 'ledgerTransfers', { paymentId: paymentIds })
    .select(['paymentId', sql<number>`sum(amount_minor)::bigint`.as('n')])
    .where('kind', 'in', ['recharge', 'cardReceived'])
    .groupBy('paymentId');
  const refunded = fromShop(tx, 'sourceRefunds', { paymentId: paymentIds })
    .select(['paymentId', sql<number>`sum(amount_minor)::bigint`.as('n')])
    .where('state', '<>', 'failed')
    .groupBy('paymentId');
  const [came, went] = await Promise.all([tx.all(received), tx.all(refunded)]);
  const of = (rows: readonly { paymentId: string | null; n: number }[], id: string) =>
    rows.find(({ paymentId }) => paymentId === id)?.n ?? 0;
  return new Map(paymentIds.map((id) => [id, { receivedMinor: of(came, id), refundedMinor: of(went, id) }]));
}

/** The provider's reference of the payment; undefined if it has none. */
export async function paidReference(
  tx: Tx,
  payment: { readonly id: string; readonly providerReference: string | null },
): Promise<string | undefined> {
  const paid = await tx.maybe(
    fromShop(tx, 'paymentTries', { paymentId: payment.id })
      .select('reference')
      .where('paidAt', 'is not', null)
      .orderBy('paidAt')
      .limit(1),
  );
  return paid?.reference ?? payment.providerReference ?? undefined;
}
