import { isDeepStrictEqual } from 'node:util';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { SecondAwaited } from '@crossdock/contract/wallet/approvals.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import {
  type ApprovalKind,
  approvalMachine,
  endlessMinor,
  needsSecondPerson,
} from '@crossdock/domain/wallet/approvals.ts';
import { type Audited, decide } from '../platform/audits.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Staff } from '../platform/scope.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { recordSteps } from '../platform/transitions.ts';
import { hasConflictOfInterest } from './conflictOfInterest.store.ts';

/** What `decide` needs to know of acts. Members are told where something of theirs moves, by its own name. */
export const auditedRequests: Audited = {
  table: 'moneyActs',
  noun: 'moneyAct',
  topic: 'adjustments',
  machine: approvalMachine,
};

export interface Act {
  readonly kind: ApprovalKind;
  /** In the shop's currency, without regard to the sign. */
  readonly worthMinor: number;
  /** It has no end of its own, or is the rule itself: it always takes two. */
  readonly endless?: boolean;
  readonly memberId?: string;
  /** The row that it is about, where it stands already. */
  readonly subjectId?: string;
  readonly reason?: string;
  /** What is carried out once somebody confirms it. Whoever asks for something else confirms nothing. */
  readonly asked?: Asked;
  /** What the first person hands in along with it, kept with what was asked: the second need not bring it again. */
  readonly along?: Asked;
}

type Asked = Readonly<Record<string, unknown>>;

export interface RequestedApproval {
  readonly id: string;
  /** `pending`: nothing may move yet. */
  readonly state: 'approved' | 'pending';
  /** What both persons handed in along with it; the first one's stays. */
  readonly along: Asked;
}

export type ApprovalRefusal = 'act.tookPart' | 'adjustment.own' | 'row.changed';

/**
 * The one way for a clerk to create or pay out money. Within the shop's limit for one clerk and day the act is done;
 * beyond it the act waits for a second person, and where one waits already for the same thing, this is the second
 * person's word. Something else about the same row takes the place of what waited. Call it before anything else is locked: it holds the clerk's day until the end, so that of acts at the
 * same moment each counts the others.
 */
export async function requireApproval(
  tx: Tx,
  actor: Staff,
  act: Act,
): Promise<RequestedApproval | Refusal<ApprovalRefusal>> {
  if (await hasConflictOfInterest(tx, actor.staffId, act)) return refuse('act.tookPart');
  const day = dateIn(tx.now, actor.shop.timeZone);
  const aloneTodayMinor = await lockDay(tx, actor, day);
  const waiting = await waitingOn(tx, act);
  if (waiting && isTheSame(act, waiting)) {
    if (waiting.requestedBy === actor.staffId) return refuse('adjustment.own');
    return (await confirmRequest(tx, actor, waiting.id))
      ? { id: waiting.id, state: 'approved', along: { ...act.along, ...waiting.asked } }
      : refuse('row.changed');
  }
  if (waiting && act.subjectId !== undefined)
    await dropWaiting(tx, { kind: act.kind, subjectId: act.subjectId });
  const { adjustAloneMaxMinor: aloneMaxMinor } = await currentSettings(tx);
  const counted = act.endless ? endlessMinor : act.worthMinor;
  const id = newId();
  const state = needsSecondPerson(counted, { aloneTodayMinor, aloneMaxMinor }) ? 'pending' : 'approved';
  if (!(await addAct(tx, actor, { ...act, id, day, state }))) return refuse('row.changed');
  if (state === 'approved') await countAlone(tx, actor, day, act.worthMinor);
  return { id, state, along: act.along ?? {} };
}

/** What the clerk has done alone that day so far. Holds the row until the end. */
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
    db
      .updateTable('clerkDays')
      .set((eb) => ({ aloneMinor: eb('aloneMinor', '+', worthMinor) }))
      .where('shopId', '=', tx.shopId)
      .where('staffId', '=', staffId)
      .where('day', '=', day),
  );
}

function waitingOn(tx: Tx, { kind, subjectId }: Pick<Act, 'kind' | 'subjectId'>) {
  if (subjectId === undefined) return undefined;
  return tx.maybe(
    db
      .selectFrom('moneyActs')
      .select(['id', 'requestedBy', 'worthMinor', 'asked'])
      .where('shopId', '=', tx.shopId)
      .where('kind', '=', kind)
      .where('subjectId', '=', subjectId)
      .where('state', '=', 'pending')
      .forUpdate(),
  );
}

/** Whether somebody who does this confirms what waits: the same terms, worth the same. */
function isTheSame(
  { worthMinor, asked = {}, along = {} }: Act,
  waiting: { readonly worthMinor: number; readonly asked: Asked },
): boolean {
  const brought = Object.entries(waiting.asked).filter(([name]) => name in asked || !(name in along));
  const terms: Asked = JSON.parse(JSON.stringify(asked));
  return worthMinor === waiting.worthMinor && isDeepStrictEqual(Object.fromEntries(brought), terms);
}

interface NewAct extends Act {
  readonly id: string;
  readonly day: string;
  readonly state: RequestedApproval['state'];
}

/** False where another clerk asked for the same thing in this moment. */
async function addAct(tx: Tx, actor: Staff, act: NewAct): Promise<boolean> {
  const added = await tx.run(
    db
      .insertInto('moneyActs')
      .values({
        shopId: tx.shopId,
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
        ...(act.state === 'approved'
          ? { auditedBy: actor.staffId, auditedIp: actor.ip, auditedAt: tx.now }
          : {}),
        createdAt: tx.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (added === 0) return false;
  await Promise.all([
    recordSteps(tx, actor, auditedRequests.noun, [
      { subjectId: act.id, event: 'submit', from: null, to: act.state },
    ]),
    publish(tx, auditedRequests.topic, null),
  ]);
  return true;
}

/** A second person's word, once. False where it was decided meanwhile. */
export async function confirmRequest(tx: Tx, actor: Staff, id: string): Promise<boolean> {
  if (!(await decide(tx, actor, auditedRequests, { id, event: 'approve' }))) return false;
  await tx.run(
    db
      .updateTable('moneyActs')
      .set({ auditedIp: actor.ip })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id),
  );
  return true;
}

/** Ends what waits for a second person because what it is about was decided otherwise. */
export async function dropWaiting(
  tx: Tx,
  { kind, subjectId }: { readonly kind: ApprovalKind; readonly subjectId: string },
): Promise<void> {
  const dropped = await tx.run(
    db
      .updateTable('moneyActs')
      .set({ state: 'withdrawn', auditedAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('kind', '=', kind)
      .where('subjectId', '=', subjectId)
      .where('state', '=', 'pending'),
  );
  if (dropped > 0) await publish(tx, auditedRequests.topic, null);
}

/** Of these rows, who asked first for what a second person must confirm. */
export async function awaitedOn(
  tx: Tx,
  actor: Staff,
  kind: ApprovalKind,
  subjectIds: readonly string[],
): Promise<(subjectId: string) => SecondAwaited> {
  if (subjectIds.length === 0) return () => null;
  const rows = await tx.all(
    db
      .selectFrom('moneyActs')
      .innerJoin('staff', (join) =>
        join.onRef('staff.shopId', '=', 'moneyActs.shopId').onRef('staff.id', '=', 'moneyActs.requestedBy'),
      )
      .select(['subjectId', 'requestedBy', 'staff.name', 'moneyActs.createdAt'])
      .where('moneyActs.shopId', '=', tx.shopId)
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
  return tx.maybe(
    db.selectFrom('moneyActs').selectAll().where('shopId', '=', tx.shopId).where('id', '=', id),
  );
}

export type ApprovalRequestRow = NonNullable<Awaited<ReturnType<typeof findApprovalRequest>>>;
