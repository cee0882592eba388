import type { chargebackTabs } from '@crossdock/contract/chargebacks/desk.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import {
  type ChargebackReason,
  type ChargebackState,
  chargebackEventByTargetState,
  chargebackMachine,
  openChargebackStates,
} from '@crossdock/domain/payments/chargebacks.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { maxTotal, type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import { changeRow, deleteFromShop, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { ChargebacksTable } from '../platform/schema.gen.ts';
import type { Actor } from '../platform/scope.ts';
import { memberColumns, textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';
import { paymentRows } from './store.ts';

const chargebackRows = (tx: Tx) =>
  fromShop(tx, 'chargebacks')
    .innerJoin(paymentRows(tx).as('paid'), shopJoin('paid.id', 'chargebacks.paymentId'))
    .innerJoin('members', shopJoin('members.id', 'chargebacks.memberId'))
    .selectAll('chargebacks')
    .select([
      'paid.method',
      'paid.provider',
      'paid.providerReference',
      'paid.orderId',
      'paid.orderNumber',
      'paid.settledAt',
      ...textColumns('paid'),
      ...memberColumns,
      maybeStaffName(tx, 'chargebacks.assignedTo', 'assigneeName'),
      maybeStaffName(tx, 'chargebacks.answeredBy', 'answererName'),
    ]);

export function findChargeback(tx: Tx, id: string) {
  return tx.maybe(chargebackRows(tx).where('chargebacks.id', '=', id));
}

export type ChargebackRow = NonNullable<Awaited<ReturnType<typeof findChargeback>>>;

/** The payment's chargebacks, oldest first. The caller must have locked the payment. */
export function chargebacksOf(tx: Tx, paymentId: string) {
  return tx.all(fromShop(tx, 'chargebacks', { paymentId }).selectAll().orderBy('id'));
}

export type ChargebackRecord = Awaited<ReturnType<typeof chargebacksOf>>[number];

export interface ChargebackTotals {
  /** The amount that the chargebacks took, or may take. */
  readonly chargedBackMinor: number;
  /** Whether a chargeback of the payment is undecided. */
  readonly isOpen: boolean;
}

/** The amounts charged back of these payments; payments without a chargeback are left out. */
export async function chargebackTotals(tx: Tx, paymentIds: readonly string[]) {
  const rows = await tx.allOf(
    paymentIds,
    fromShop(tx, 'chargebacks', { paymentId: paymentIds })
      .select([
        'paymentId',
        sql<number>`sum(case when state in ('needsAnswer', 'underReview') then greatest(amount_minor, held_minor) else lost_minor end)::bigint`.as(
          'chargedBackMinor',
        ),
        sql<boolean>`bool_or(state in ('needsAnswer', 'underReview'))`.as('isOpen'),
      ])
      .groupBy('paymentId'),
  );
  return new Map(rows.map(({ paymentId, ...sums }) => [paymentId, sums]));
}

interface ChargebackFilters extends Paging {
  readonly shelf: (typeof chargebackTabs)[number];
  readonly opened: RequestedPeriod;
  readonly words?: string | undefined;
}

/**
 * Searches chargebacks: open ones by deadline, earliest first; others newest first. `words` match the member.
 */
export async function searchChargebacks(tx: Tx, filters: ChargebackFilters) {
  const { shelf, opened } = filters;
  const isOpenShelf = shelf === 'open' || shelf === 'overdue';
  let rows = isOpenShelf
    ? chargebackRows(tx)
        .where('chargebacks.state', 'in', openChargebackStates)
        .orderBy(sql`coalesce(chargebacks.answer_by, '9999-12-31'::timestamptz)`)
        .orderBy('chargebacks.id')
    : chargebackRows(tx).orderBy('chargebacks.id', 'desc');
  if (shelf === 'overdue') rows = rows.where(isOverdue(tx));
  if (shelf === 'ended') rows = rows.where('chargebacks.state', 'not in', openChargebackStates);
  rows = rowsInPeriod(rows, 'chargebacks.openedAt', opened);
  if (filters.words) {
    const members = await tx.all(memberIdsMatching(tx, filters.words).limit(maxTotal));
    const ids = members.map(({ id }) => id);
    rows = rows.where('chargebacks.memberId', 'in', ids.length > 0 ? ids : [tx.shopId]);
  }
  return pageOf(tx, rows, filters);
}

const isOverdue = (tx: Tx) =>
  sql<boolean>`chargebacks.state = 'needsAnswer' and chargebacks.answered_on is null and chargebacks.answer_by < ${tx.now}`;

/** The number of open chargebacks without an answer, and how many of those are past their deadline. */
export function countChargebacks(tx: Tx) {
  return tx.one(
    fromShop(tx, 'chargebacks', { state: 'needsAnswer' }).select([
      sql<number>`count(*) filter (where answered_on is null)::integer`.as('open'),
      sql<number>`count(*) filter (where ${isOverdue(tx)})::integer`.as('overdue'),
    ]),
  );
}

type NewChargeback = Omit<Insertable<ChargebacksTable>, 'shopId' | 'openedAt' | 'endedAt'> & {
  readonly state: ChargebackState;
  readonly reason: ChargebackReason;
};

export async function addChargeback(tx: Tx, actor: Actor, chargeback: NewChargeback): Promise<void> {
  await insertRow(tx, 'chargebacks', { ...chargeback, openedAt: tx.now });
  const { id, state, memberId } = chargeback;
  await Promise.all([
    recordSteps(tx, actor, 'chargeback', [{ subjectId: id, event: 'submit', from: null, to: state }]),
    publishAbout(tx, memberId),
  ]);
}

/** Makes pages with lists of chargebacks and refundable payments reload. */
async function publishAbout(tx: Tx, memberId: string): Promise<void> {
  await Promise.all([publish(tx, 'chargebacks', null), publish(tx, 'payments', memberId)]);
}

export type ChargebackChanges = Omit<
  Updateable<ChargebacksTable>,
  'shopId' | 'id' | 'paymentId' | 'memberId'
>;

/** Changes a chargeback whose payment is locked, and records each step from state to state. */
export async function changeChargeback(
  tx: Tx,
  actor: Actor,
  { id, state, memberId }: Pick<ChargebackRecord, 'id' | 'state' | 'memberId'>,
  { why = '', ...changes }: ChargebackChanges & { readonly why?: string },
): Promise<void> {
  const to = changes.state ?? state;
  const event = chargebackEventByTargetState[to];
  if (to !== state && nextState(chargebackMachine, state, event, actorKindOf(actor)) !== to)
    throw new Error(`a chargeback does not go from ${state} to ${to}`);
  const isOpen = openChargebackStates.some((one) => one === to);
  const ended = to === state ? {} : { endedAt: isOpen ? null : tx.now };
  await changeRow(tx, 'chargebacks', id, { ...changes, ...ended });
  if (to !== state)
    await recordSteps(tx, actor, 'chargeback', [{ subjectId: id, event, from: state, to, why }]);
  await publishAbout(tx, memberId);
}

export interface ChargebackQuery {
  readonly provider: string;
  /** The shop's account; null for the operator's own account. */
  readonly accountId: string | null;
  readonly reference: string;
}

/** Records that the provider must be asked about this chargeback. Answers the record's id. */
export async function queueChargebackQuery(
  tx: Tx,
  { provider, accountId, reference }: ChargebackQuery,
): Promise<string> {
  const { id } = await tx.one(
    db
      .insertInto('chargebackNews')
      .values({
        ...{ shopId: tx.shopId, id: newId(), provider, accountId, reference },
        ...{ heardAt: tx.now, dueAt: tx.now },
      })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'provider', 'accountId', 'reference']).doUpdateSet((eb) => ({
          heardAt: tx.now,
          dueAt: tx.now,
          times: eb('chargebackNews.times', '+', 1),
        })),
      )
      .returning('id'),
  );
  return id;
}

/**
 * Claims a due record until `untilAt`, so that no other process asks before then. Undefined if it is not due.
 */
export function claimChargebackQuery(tx: Tx, id: string, untilAt: string) {
  return tx.maybe(
    updateInShop(tx, 'chargebackNews', { id })
      .set({ dueAt: untilAt })
      .where('dueAt', '<=', tx.now)
      .returningAll(),
  );
}

export type ChargebackQueryRow = NonNullable<Awaited<ReturnType<typeof claimChargebackQuery>>>;

/**
 * Sets when the provider is asked again; null means never. False, without writing, if another event about the
 * chargeback arrived after the provider was asked.
 */
export function scheduleChargebackQuery(
  tx: Tx,
  { id, times }: Pick<ChargebackQueryRow, 'id' | 'times'>,
  dueAt: string | null,
): Promise<boolean> {
  return tx.changes(
    dueAt === null
      ? deleteFromShop(tx, 'chargebackNews', { id, times })
      : updateInShop(tx, 'chargebackNews', { id, times }).set({ dueAt }),
  );
}

/** Records of chargebacks that are due to be asked about, oldest first. */
export function dueChargebackQueries(tx: Tx, limit: number) {
  return tx.all(
    fromShop(tx, 'chargebackNews').selectAll().where('dueAt', '<=', tx.now).orderBy('dueAt').limit(limit),
  );
}

export const nextChargebackQueryAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(due_at) as at from chargeback_news where shop_id = ${shopId}`;
