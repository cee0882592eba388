import { isDeepStrictEqual } from 'node:util';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { AwaitedApproval } from '@crossdock/contract/wallet/approvals.ts';
import type { ClerkLimits } from '@crossdock/domain/orders/priceChanges.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import {
  type ApprovalKind,
  approvalMachine,
  needsSecondPerson,
  unlimitedMinor,
} from '@crossdock/domain/wallet/approvals.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { decideRequest, type ReviewedTable } from '../platform/reviewDecisions.ts';
import { changeRow, changeRows, fromShop, insertIfNew, updateInShop } from '../platform/rows.ts';
import type { Staff } from '../platform/scope.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { staffName } from '../platform/staffName.ts';
import { recordSteps } from '../platform/transitions.ts';
import { hasConflictOfInterest } from './conflictOfInterest.store.ts';
import { oneClerkRefundTotalOfDay, oneClerkRefundTotalOfOrder } from './oneClerkRefunds.store.ts';

/**
 * The data with which `decideRequest` handles approval requests. Deciding a request notifies nobody: the movement
 * that follows sends a notification of its own kind.
 */
export const approvalRequestReview: ReviewedTable = {
  table: 'moneyActs',
  noun: 'moneyAct',
  topic: 'adjustments',
  machine: approvalMachine,
};

export interface ActionToApprove {
  readonly kind: ApprovalKind;
  /** In the shop's currency, as an absolute amount. */
  readonly worthMinor: number;
  /** Whether the action always needs two people, because it has no upper limit or changes the limit itself. */
  readonly endless?: boolean;
  readonly memberId?: string;
  /**
   * The amounts that the clerk may refund alone for this subject and on one day. They apply in addition to the daily
   * limit over all kinds.
   */
  readonly limits?: ClerkLimits | null;
  /** The row that the request is about, if it exists already. */
  readonly subjectId?: string;
  readonly reason?: string;
  /**
   * The action that is carried out after the approval. The approval of a request with other terms does not apply to
   * it.
   */
  readonly asked?: Asked;
  /** Data that the first person added, stored with the request; the second person need not send it again. */
  readonly along?: Asked;
}

type Asked = Readonly<Record<string, unknown>>;

export interface RequestedApproval {
  readonly id: string;
  /** `pending` means that nothing may move yet. */
  readonly state: 'approved' | 'pending';
  /** Data that both persons added; the first person's takes precedence. */
  readonly along: Asked;
}

export type ApprovalRefusal = 'act.tookPart' | 'adjustment.own' | 'row.changed';

/**
 * Every action in which a clerk creates or pays out money starts here. Within the clerk's daily limit the action is
 * approved; above the limit it waits for a second person. If an equal request is waiting, this call is the second
 * person's approval. Another request about the same row replaces a waiting one. Call it before any other lock: it
 * locks the clerk's total of the day until the end of the transaction, so that two simultaneous actions cannot both use
 * the same remaining amount.
 */
export async function requireApproval(
  tx: Tx,
  actor: Staff,
  act: ActionToApprove,
): Promise<RequestedApproval | Refusal<ApprovalRefusal>> {
  if (await hasConflictOfInterest(tx, actor.staffId, act)) return refuse('act.tookPart');
  const day = dateIn(tx.now, actor.shop.timeZone);
  const aloneTodayMinor = await lockDay(tx, actor, day);
  const waiting = await waitingOn(tx, act);
  if (waiting && isTheSame(act, waiting)) {
    if (waiting.requestedBy === actor.staffId) return refuse('adjustment.own');
    return (await confirmApprovalRequest(tx, actor, waiting.id))
      ? { id: waiting.id, state: 'approved', along: { ...act.along, ...waiting.asked } }
      : refuse('row.changed');
  }
  if (waiting && act.subjectId !== undefined)
    await dropWaitingApprovalRequest(tx, { kind: act.kind, subjectId: act.subjectId });
  const { adjustAloneMaxMinor: aloneMaxMinor } = await currentSettings(tx);
  const counted = act.endless ? unlimitedMinor : act.worthMinor;
  const id = newId();
  const takesTwo =
    needsSecondPerson(counted, { aloneTodayMinor, aloneMaxMinor }) ||
    (await isBeyondLimits(tx, actor, act, day));
  const state = takesTwo ? 'pending' : 'approved';
  if (!(await addAct(tx, actor, { ...act, id, day, state }))) return refuse('row.changed');
  if (state === 'approved') await countAlone(tx, actor, day, act.worthMinor);
  return { id, state, along: act.along ?? {} };
}

/** Whether the action and the clerk's earlier refunds without a second person exceed the limits of its kind. */
async function isBeyondLimits(
  tx: Tx,
  actor: Staff,
  { limits, subjectId, worthMinor }: ActionToApprove,
  day: string,
): Promise<boolean> {
  if (!limits || subjectId === undefined) return false;
  const [onOrderMinor, onDayMinor] = await Promise.all([
    oneClerkRefundTotalOfOrder(tx, subjectId),
    oneClerkRefundTotalOfDay(tx, actor, day),
  ]);
  return onOrderMinor + worthMinor > limits.orderMinor || onDayMinor + worthMinor > limits.dayMinor;
}

/** The clerk's sum of the day so far. Locks its row until the transaction ends. */
async function lockDay(tx: Tx, { staffId }: Staff, day: string): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('clerkDays')
      .values({ shopId: tx.shopId, staffId, day })
      .onConflict((conflict) =>
        conflict
          .columns(['shopId', 'staffId', 'day'])
          .doUpdateSet((eb) => ({ aloneMinor: eb.ref('clerkDays.aloneMinor') })),
      )
      .returning('aloneMinor'),
  );
  return row.aloneMinor;
}

async function countAlone(tx: Tx, { staffId }: Staff, day: string, worthMinor: number): Promise<void> {
  await tx.run(
    updateInShop(tx, 'clerkDays', { staffId, day }).set((eb) => ({
      aloneMinor: eb('aloneMinor', '+', worthMinor),
    })),
  );
}

function waitingOn(tx: Tx, { kind, subjectId }: Pick<ActionToApprove, 'kind' | 'subjectId'>) {
  if (subjectId === undefined) return undefined;
  return tx.maybe(
    fromShop(tx, 'moneyActs', { kind, subjectId, state: 'pending' })
      .select(['id', 'requestedBy', 'worthMinor', 'asked'])
      .forUpdate(),
  );
}

/** Whether the action equals the waiting request: same terms, same amount. */
function isTheSame(
  { worthMinor, asked = {}, along = {} }: ActionToApprove,
  waiting: { readonly worthMinor: number; readonly asked: Asked },
): boolean {
  const brought = Object.entries(waiting.asked).filter(([name]) => name in asked || !(name in along));
  const terms: Asked = JSON.parse(JSON.stringify(asked));
  return worthMinor === waiting.worthMinor && isDeepStrictEqual(Object.fromEntries(brought), terms);
}

interface NewAct extends ActionToApprove {
  readonly id: string;
  readonly day: string;
  readonly state: RequestedApproval['state'];
}

/** Stores a request; false if another clerk made the same request at this moment. */
async function addAct(tx: Tx, actor: Staff, act: NewAct): Promise<boolean> {
  const isNew = await insertIfNew(tx, 'moneyActs', {
    id: act.id,
    kind: act.kind,
    subjectId: act.subjectId ?? null,
    memberId: act.memberId ?? null,
    worthMinor: act.worthMinor,
    asked: JSON.stringify({ ...act.asked, ...act.along }),
    reason: act.reason ?? '',
    day: act.day,
    state: act.state,
    requestedBy: actor.staffId,
    requestedIp: actor.ip,
    ...(act.state === 'approved' ? { auditedBy: actor.staffId, auditedIp: actor.ip, auditedAt: tx.now } : {}),
    createdAt: tx.now,
  });
  if (!isNew) return false;
  await Promise.all([
    recordSteps(tx, actor, approvalRequestReview.noun, [
      { subjectId: act.id, event: 'submit', from: null, to: act.state },
    ]),
    publish(tx, approvalRequestReview.topic, null),
  ]);
  return true;
}

/** A second person's approval, once. False if it was decided meanwhile. */
export async function confirmApprovalRequest(tx: Tx, actor: Staff, id: string): Promise<boolean> {
  if (!(await decideRequest(tx, actor, approvalRequestReview, { id, event: 'approve' }))) return false;
  await changeRow(tx, 'moneyActs', id, { auditedIp: actor.ip });
  return true;
}

/** Drops a waiting request, because its subject was decided in another way. */
export async function dropWaitingApprovalRequest(
  tx: Tx,
  { kind, subjectId }: { readonly kind: ApprovalKind; readonly subjectId: string },
): Promise<void> {
  const dropped = await changeRows(
    tx,
    'moneyActs',
    { kind, subjectId, state: 'pending' },
    { state: 'withdrawn', auditedAt: tx.now },
  );
  if (dropped > 0) await publish(tx, approvalRequestReview.topic, null);
}

/** For each of these rows, who requested the approval that a second person has to decide; null if none is awaited. */
export async function findAwaitedApprovals(
  tx: Tx,
  actor: Staff,
  kind: ApprovalKind,
  subjectIds: readonly string[],
): Promise<(subjectId: string) => AwaitedApproval> {
  if (subjectIds.length === 0) return () => null;
  const rows = await tx.all(
    fromShop(tx, 'moneyActs')
      .select([
        'subjectId',
        'requestedBy',
        staffName(tx, 'moneyActs.requestedBy', 'name'),
        'moneyActs.createdAt',
      ])
      .where('kind', '=', kind)
      .where('state', '=', 'pending')
      .where('subjectId', 'in', [...subjectIds]),
  );
  return (subjectId) => {
    const row = rows.find((one) => one.subjectId === subjectId);
    return row ? { by: row.name, mine: row.requestedBy === actor.staffId, at: row.createdAt } : null;
  };
}

export function findApprovalRequest(tx: Tx, id: string) {
  return tx.maybe(fromShop(tx, 'moneyActs', { id }).selectAll());
}

export type ApprovalRequestRow = NonNullable<Awaited<ReturnType<typeof findApprovalRequest>>>;
