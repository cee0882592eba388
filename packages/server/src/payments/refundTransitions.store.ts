import { sourceStates } from '@crossdock/domain/machine.ts';
import {
  type SourceRefundEvent,
  type SourceRefundState,
  sourceRefundMachine,
} from '@crossdock/domain/payments/sourceRefunds.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';
import { findRefund, isContradicted, type RefundRow, refundRows } from './refunds.store.ts';

const openStates = ['waiting', 'pending'] as const satisfies readonly SourceRefundState[];

interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly memberId: string;
  readonly reference: string;
  readonly amountMinor: number;
  /** The clerk who requested the refund for the member, and the reason; null if the member requested it. */
  readonly sentBy: string | null;
  readonly reason: string;
}

export async function addRefund(tx: Tx, actor: Actor, refund: NewRefund): Promise<void> {
  await insertRow(tx, 'sourceRefunds', { ...refund, state: 'waiting', createdAt: tx.now, dueAt: tx.now });
  await Promise.all([
    recordSteps(tx, actor, 'sourceRefund', [
      { subjectId: refund.id, event: 'submit', from: null, to: 'waiting' },
    ]),
    publish(tx, 'payments', refund.memberId),
  ]);
}

/**
 * Claims a due refund until `untilAt`, so that no other process works on it before then. Undefined if it is
 * not due. Refunds of one payment are claimed one after the other, so that the provider's refunded total is
 * unambiguous.
 */
export async function claimRefund(tx: Tx, id: string, untilAt: string): Promise<RefundRow | undefined> {
  const row = await findRefund(tx, id);
  if (row === undefined) return undefined;
  await tx.run(fromShop(tx, 'payments', { id: row.paymentId }).select('id').forUpdate());
  const earlier = await tx.maybe(
    fromShop(tx, 'sourceRefunds', { paymentId: row.paymentId, state: 'waiting' })
      .select('id')
      .where('id', '<', id)
      .limit(1),
  );
  if (earlier) return undefined;
  const taken = await tx.run(
    updateInShop(tx, 'sourceRefunds', { id })
      .set(({ eb }) => ({ dueAt: untilAt, tries: eb('tries', '+', 1) }))
      .where((eb) => eb.or([eb('state', 'in', openStates), eb('decidedAs', '<>', 'undecided')]))
      .where('dueAt', '<=', tx.now),
  );
  return taken === 1 ? row : undefined;
}

/**
 * The payment's refunds that were not sent to a provider yet, locked. The caller must have locked the
 * payment.
 */
export function unsentRefunds(tx: Tx, paymentId: string) {
  return tx.all(
    fromShop(tx, 'sourceRefunds', { paymentId, state: 'waiting', tries: 0 })
      .selectAll()
      .orderBy('id')
      .forUpdate(),
  );
}

/** The amount that completed refunds of the payment returned. */
export async function completedRefundTotal(tx: Tx, paymentId: string): Promise<number> {
  const { n } = await tx.one(
    fromShop(tx, 'sourceRefunds', { paymentId, state: 'done' }).select(
      sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('n'),
    ),
  );
  return n;
}

/** Applies an event of the state machine to a refund. Writes nothing and returns false if its state does not allow it. */
export async function transitionRefund(
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
    updateInShop(tx, 'sourceRefunds', { id: refund.id })
      .set({ state: step.to, why, dueAt, endedAt: dueAt === null ? tx.now : null })
      .where('state', 'in', sourceStates(sourceRefundMachine, event, 'system'))
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

/**
 * Sets when the provider is next asked about a refund that is pending, or whose outcome two people have recorded.
 * Null means never.
 */
export async function scheduleRefundQuery(tx: Tx, id: string, dueAt: string | null): Promise<void> {
  await tx.run(
    updateInShop(tx, 'sourceRefunds', { id })
      .set({ dueAt })
      .where((eb) => eb.or([eb('state', 'in', openStates), eb('decidedAs', '<>', 'undecided')])),
  );
}

type Decision = Pick<RefundRow, 'decidedAs' | 'decidedReference' | 'decidedReason' | 'decidedBy' | 'dueAt'>;

/** Stores the outcome of the refund that two people have agreed on, and when the provider is asked to verify it. */
export async function storeRefundDecision(tx: Tx, id: string, decision: Decision): Promise<void> {
  await changeRow(tx, 'sourceRefunds', id, { ...decision, decidedAt: tx.now });
}

/**
 * Records that the provider contradicts the outcome of a refund that two people have agreed on, so that somebody must
 * look into it.
 */
export async function recordContradiction(tx: Tx, { id, memberId }: RefundRow, says: string): Promise<void> {
  await changeRow(tx, 'sourceRefunds', id, { contradiction: says, dueAt: null });
  await publish(tx, 'payments', memberId);
}

/** Marks the contradiction of a refund as seen. False if the refund has none, or if it was seen before. */
export function markContradictionSeen(tx: Tx, id: string, staffId: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'sourceRefunds', { id }).set({ contradictionSeenBy: staffId }).where(isContradicted),
  );
}

/** Refunds that are due, those that wait longest first. */
export function dueRefunds(tx: Tx, limit: number) {
  return tx.all(
    refundRows(tx)
      .where((eb) =>
        eb.or([
          eb('sourceRefunds.state', 'in', openStates),
          eb('sourceRefunds.decidedAs', '<>', 'undecided'),
        ]),
      )
      .where('sourceRefunds.dueAt', '<=', tx.now)
      .orderBy('sourceRefunds.dueAt')
      .limit(limit),
  );
}

export const nextDueRefundAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select min(due_at) as at from source_refunds where shop_id = ${shopId} and (state in ('waiting', 'pending') or decided_as <> 'undecided')`;
