import { sourceStates } from '@crossdock/domain/machine.ts';
import {
  type PayoutEvent,
  type PayoutLineEvent,
  type PayoutState,
  payoutLineMachine,
  payoutMachine,
} from '@crossdock/domain/payouts/states.ts';
import { type Insertable, sql } from 'kysely';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { PayoutBatchesTable, PayoutLinesTable } from '../platform/schema.gen.ts';
import type { Staff, System } from '../platform/scope.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName, staffName } from '../platform/staffName.ts';
import { actorKindOf, recordSteps } from '../platform/transitions.ts';

const topic = 'payouts';

export type NewPayoutLine = Omit<Insertable<PayoutLinesTable>, 'shopId' | 'batchId'>;

/** Writes a batch with its lines. The database refuses a withdrawal that another batch has. */
export async function addBatch(
  tx: Tx,
  actor: Staff,
  batch: Omit<Insertable<PayoutBatchesTable>, 'shopId' | 'state' | 'builtBy' | 'builtAt'>,
  lines: readonly NewPayoutLine[],
): Promise<void> {
  await insertRow(tx, 'payoutBatches', { ...batch, state: 'built', builtBy: actor.staffId, builtAt: tx.now });
  const rows = lines.map((line) => ({ ...line, shopId: tx.shopId, batchId: batch.id }));
  await Promise.all([
    insertRows(tx, 'payoutLines', rows),
    recordSteps(tx, actor, 'payout', [{ subjectId: batch.id, event: 'build', from: null, to: 'built' }]),
    publish(tx, topic, null),
  ]);
}

const batches = (tx: Tx) =>
  fromShop(tx, 'payoutBatches')
    .selectAll('payoutBatches')
    .select([
      staffName(tx, 'payoutBatches.builtBy', 'builderName'),
      maybeStaffName(tx, 'payoutBatches.approvedBy', 'approverName'),
      maybeStaffName(tx, 'payoutBatches.sentBy', 'senderName'),
      maybeStaffName(tx, 'payoutBatches.cancelledBy', 'cancellerName'),
    ]);

export const findBatch = (tx: Tx, id: string) => tx.maybe(batches(tx).where('payoutBatches.id', '=', id));

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

interface BatchFilters extends Paging {
  readonly state?: PayoutState | undefined;
  readonly built: RequestedPeriod;
}

export function listBatches(tx: Tx, { state, built, ...paging }: BatchFilters) {
  let rows = batches(tx).orderBy('payoutBatches.id', 'desc');
  if (state) rows = rows.where('payoutBatches.state', '=', state);
  rows = rowsCreatedInPeriod(rows, 'payoutBatches.id', built);
  return pageOf(tx, rows, paging);
}

export function payoutLines(tx: Tx, batchId: string) {
  return tx.all(
    fromShop(tx, 'payoutLines')
      .innerJoin('members', shopJoin('members.id', 'payoutLines.memberId'))
      .leftJoin('withdrawals', shopJoin('withdrawals.id', 'payoutLines.withdrawalId'))
      .selectAll('payoutLines')
      .select(['members.name as memberName', 'withdrawals.refundOf', 'withdrawals.refundNumber'])
      .select(maybeStaffName(tx, 'payoutLines.settledBy', 'settlerName'))
      .where('batchId', '=', batchId)
      .orderBy('position'),
  );
}

export type PayoutLineRow = Awaited<ReturnType<typeof payoutLines>>[number];

export function findPayoutLine(tx: Tx, id: string) {
  return tx.maybe(fromShop(tx, 'payoutLines', { id }).selectAll());
}

type By = string | null;

/** Staff, or the system for lines that a provider pays. */
export type PayoutActor = Staff | System;

const byOf = (actor: PayoutActor): By => (actor.kind === 'staff' ? actor.staffId : null);

const stamps = {
  approve: ['approved', (by: By, at: string) => ({ approvedBy: by, approvedAt: at })],
  send: ['sent', (by: By, at: string) => ({ sentBy: by, sentAt: at })],
  finish: ['done', (_by: By, at: string) => ({ doneAt: at })],
  cancel: ['cancelled', (by: By, at: string) => ({ cancelledBy: by, cancelledAt: at })],
} as const satisfies Record<
  PayoutEvent,
  readonly [PayoutState, (by: By, at: string) => Partial<Insertable<PayoutBatchesTable>>]
>;

/** Moves a batch by its state machine. False if another process did so first. */
export async function transitionPayoutBatch(
  tx: Tx,
  actor: PayoutActor,
  id: string,
  event: PayoutEvent,
): Promise<boolean> {
  const [to, stamp] = stamps[event];
  const moved = await tx.maybe(
    updateInShop(tx, 'payoutBatches', { id })
      .set({ state: to, ...stamp(byOf(actor), tx.now) })
      .where('state', 'in', sourceStates(payoutMachine, event, actorKindOf(actor)))
      .returning(sql<PayoutState>`old.state`.as('was')),
  );
  if (moved === undefined) return false;
  await Promise.all([
    recordSteps(tx, actor, 'payout', [{ subjectId: id, event, from: moved.was, to }]),
    publish(tx, topic, null),
  ]);
  return true;
}

const reached = { send: 'sent', pay: 'paid', return: 'returned', release: 'released' } as const;

/** Moves lines of a batch by their state machine: the named lines, or all. Answers the lines that moved. */
export async function transitionPayoutLines(
  tx: Tx,
  actor: PayoutActor,
  which: {
    readonly batchId: string;
    readonly ids?: readonly string[] | undefined;
    /** Only lines that no provider was asked to pay. */
    readonly unasked?: boolean;
  },
  event: PayoutLineEvent,
  reason = '',
) {
  let rows = updateInShop(tx, 'payoutLines', { batchId: which.batchId })
    .set({ state: reached[event], settledBy: byOf(actor), settledAt: tx.now, returnReason: reason })
    .where('state', 'in', sourceStates(payoutLineMachine, event, actorKindOf(actor)));
  if (which.unasked) rows = rows.where('askedAt', 'is', null);
  if (which.ids) rows = rows.where('id', 'in', [...which.ids]);
  const moved = await tx.all(rows.returning(['id', 'withdrawalId', 'memberId', 'amountMinor', 'reference']));
  await publish(tx, topic, null);
  return moved;
}

/** Ends a batch if all its lines are decided: paid, returned, or never sent. */
export async function finishBatchIfSettled(tx: Tx, actor: PayoutActor, batchId: string): Promise<void> {
  const open = await tx.maybe(
    fromShop(tx, 'payoutLines', { batchId }).select('id').where('state', 'in', ['waiting', 'sent']).limit(1),
  );
  if (open === undefined) await transitionPayoutBatch(tx, actor, batchId, 'finish');
}

/**
 * Locks the batch: transactions that settle its lines run one after another, so that the last one ends the
 * batch.
 */
export function lockBatch(tx: Tx, id: string) {
  return tx.maybe(fromShop(tx, 'payoutBatches', { id }).select(['id', 'state']).forUpdate());
}
