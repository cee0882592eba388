import { sources } from '@crossdock/domain/machine.ts';
import {
  type SourceRefundEvent,
  type SourceRefundState,
  sourceRefundMachine,
} from '@crossdock/domain/payments/sourceRefunds.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { membersNamed } from '../platform/membersNamed.ts';
import { countedAtMost, type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';
import { paymentRows } from './store.ts';

const openStates = ['waiting', 'pending'] as const satisfies readonly SourceRefundState[];

const refundRows = (tx: Tx) =>
  db
    .selectFrom('sourceRefunds')
    .innerJoin(paymentRows(tx).as('paid'), (join) =>
      join.onRef('paid.shopId', '=', 'sourceRefunds.shopId').onRef('paid.id', '=', 'sourceRefunds.paymentId'),
    )
    .selectAll('sourceRefunds')
    .select([
      'paid.method',
      'paid.provider',
      'paid.accountId',
      'paid.orderNumber',
      'paid.zh',
      'paid.tw',
      'paid.en',
    ])
    .where('sourceRefunds.shopId', '=', tx.shopId);

export function findRefund(tx: Tx, id: string) {
  return tx.maybe(refundRows(tx).where('sourceRefunds.id', '=', id));
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export function refundsOfMember(tx: Tx, memberId: string, paging: Paging) {
  const rows = refundRows(tx)
    .where('sourceRefunds.memberId', '=', memberId)
    .orderBy('sourceRefunds.id', 'desc');
  return pageOf(tx, rows, paging);
}

interface RefundFilters extends Paging {
  readonly state?: SourceRefundState | undefined;
  readonly words?: string | undefined;
}

/** The shop's refunds, newest first. `words` name the member. */
export async function listRefunds(tx: Tx, filters: RefundFilters) {
  let rows = refundRows(tx)
    .innerJoin('members', (join) =>
      join
        .onRef('members.shopId', '=', 'sourceRefunds.shopId')
        .onRef('members.id', '=', 'sourceRefunds.memberId'),
    )
    .select(['members.account', 'members.name as memberName'])
    .orderBy('sourceRefunds.id', 'desc');
  if (filters.state) rows = rows.where('sourceRefunds.state', '=', filters.state);
  if (filters.words) {
    const members = await tx.all(membersNamed(tx, filters.words).limit(countedAtMost));
    const ids = members.map(({ id }) => id);
    rows = rows.where('sourceRefunds.memberId', 'in', ids.length > 0 ? ids : [tx.shopId]);
  }
  return pageOf(tx, rows, filters);
}

/** Settled payments of the member that a provider took, newest first; of one order if it is named. */
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
  /** Gone back, or on its way. */
  readonly refundedMinor: number;
}

/** What the providers received for these payments, by the ledger, and what went back. */
export async function sumsOfPayments(
  tx: Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Sums>> {
  if (paymentIds.length === 0) return new Map();
  const received = db
    .selectFrom('ledgerTransfers')
    .select(['paymentId', sql<number>`sum(amount_minor)::bigint`.as('n')])
    .where('shopId', '=', tx.shopId)
    .where('paymentId', 'in', [...paymentIds])
    .where('kind', 'in', ['recharge', 'cardReceived'])
    .groupBy('paymentId');
  const refunded = db
    .selectFrom('sourceRefunds')
    .select(['paymentId', sql<number>`sum(amount_minor)::bigint`.as('n')])
    .where('shopId', '=', tx.shopId)
    .where('paymentId', 'in', [...paymentIds])
    .where('state', '<>', 'failed')
    .groupBy('paymentId');
  const [came, went] = await Promise.all([tx.all(received), tx.all(refunded)]);
  const of = (rows: readonly { paymentId: string | null; n: number }[], id: string) =>
    rows.find(({ paymentId }) => paymentId === id)?.n ?? 0;
  return new Map(paymentIds.map((id) => [id, { receivedMinor: of(came, id), refundedMinor: of(went, id) }]));
}

/** The name under which the provider knows what was paid; undefined if it has none. */
export async function paidReference(
  tx: Tx,
  payment: { readonly id: string; readonly providerReference: string | null },
): Promise<string | undefined> {
  const paid = await tx.maybe(
    db
      .selectFrom('paymentTries')
      .select('reference')
      .where('shopId', '=', tx.shopId)
      .where('paymentId', '=', payment.id)
      .where('paidAt', 'is not', null)
      .orderBy('paidAt')
      .limit(1),
  );
  return paid?.reference ?? payment.providerReference ?? undefined;
}

interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly memberId: string;
  readonly reference: string;
  readonly amountMinor: number;
}

export async function addRefund(tx: Tx, actor: Actor, refund: NewRefund): Promise<void> {
  await tx.run(
    db
      .insertInto('sourceRefunds')
      .values({ ...refund, shopId: tx.shopId, state: 'waiting', createdAt: tx.now, dueAt: tx.now }),
  );
  await Promise.all([
    recordSteps(tx, actor, 'sourceRefund', [
      { subjectId: refund.id, event: 'submit', from: null, to: 'waiting' },
    ]),
    publish(tx, 'payments', refund.memberId),
  ]);
}

/**
 * Takes up a refund that is due, until `untilAt`: nobody else works on it before. Undefined if it is not due. Refunds of
 * one payment are taken up one after the other, so that what the provider says of their sum is clear.
 */
export async function takeUpRefund(tx: Tx, id: string, untilAt: string): Promise<RefundRow | undefined> {
  const row = await findRefund(tx, id);
  if (row === undefined) return undefined;
  await tx.run(
    db
      .selectFrom('payments')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('id', '=', row.paymentId)
      .forUpdate(),
  );
  const earlier = await tx.maybe(
    db
      .selectFrom('sourceRefunds')
      .select('id')
      .where('shopId', '=', tx.shopId)
      .where('paymentId', '=', row.paymentId)
      .where('state', '=', 'waiting')
      .where('id', '<', id)
      .limit(1),
  );
  if (earlier) return undefined;
  const taken = await tx.run(
    db
      .updateTable('sourceRefunds')
      .set(({ eb }) => ({ dueAt: untilAt, tries: eb('tries', '+', 1) }))
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where('state', 'in', openStates)
      .where('dueAt', '<=', tx.now),
  );
  return taken === 1 ? row : undefined;
}

/** What refunds of the payment that are done paid back. */
export async function doneOf(tx: Tx, paymentId: string): Promise<number> {
  const { n } = await tx.one(
    db
      .selectFrom('sourceRefunds')
      .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('n'))
      .where('shopId', '=', tx.shopId)
      .where('paymentId', '=', paymentId)
      .where('state', '=', 'done'),
  );
  return n;
}

/** Moves a refund by one event of its machine. False, without writing, if its state no longer allows it. */
export async function moveRefund(
  tx: Tx,
  actor: Actor,
  refund: Pick<RefundRow, 'id' | 'memberId' | 'state'>,
  event: SourceRefundEvent,
  { why = '', dueAt = null }: { readonly why?: string; readonly dueAt?: string | null } = {},
): Promise<boolean> {
  const step = sourceRefundMachine.transitions.find(
    (one) => one.event === event && one.from === refund.state,
  );
  if (step === undefined) return false;
  const moved = await tx.run(
    db
      .updateTable('sourceRefunds')
      .set({ state: step.to, why, dueAt, endedAt: dueAt === null ? tx.now : null })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', refund.id)
      .where('state', 'in', sources(sourceRefundMachine, event, 'system'))
      .where('state', '=', refund.state),
  );
  if (moved === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, 'sourceRefund', [
      { subjectId: refund.id, event, from: step.from, to: step.to, why },
    ]),
    publish(tx, 'payments', refund.memberId),
  ]);
  return true;
}

/** A pending refund is asked about again. */
export async function askRefundAt(tx: Tx, id: string, dueAt: string): Promise<void> {
  await tx.run(
    db
      .updateTable('sourceRefunds')
      .set({ dueAt })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where('state', 'in', openStates),
  );
}

/** Refunds that are due, the longest waiting first. */
export function dueRefunds(tx: Tx, limit: number) {
  return tx.all(
    refundRows(tx)
      .where('sourceRefunds.state', 'in', openStates)
      .where('sourceRefunds.dueAt', '<=', tx.now)
      .orderBy('sourceRefunds.dueAt')
      .limit(limit),
  );
}

export const nextDueRefund = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(due_at) as at from source_refunds where shop_id = ${shopId} and state in ('waiting', 'pending')`;
