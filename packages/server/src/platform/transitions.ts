import { toEventType } from '@crossdock/contract/programs/events.ts';
import type { ActorKind } from '@crossdock/domain/machine.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { compileSql } from './query.ts';
import { publish } from './realtime.ts';
import { currentTraceparent } from './requestContext.ts';
import { fromShop } from './rows.ts';
import type { Actor } from './scope.ts';
import { maybeStaffName } from './staffName.ts';
import { TransactionLocal } from './tx.ts';

export interface Step {
  readonly subjectId: string;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly why?: string | undefined;
}

const taken = new TransactionLocal<Step>();

/** The steps that this transaction has recorded so far. */
export const stepsTakenIn = (tx: Tx): readonly Step[] => taken.of(tx);

/** The actor's ids: the member, the clerk, or both if staff act as a member. */
export function actorIds(actor: Actor): { memberId: string | null; staffId: string | null } {
  if (actor.kind === 'member') return { memberId: actor.memberId, staffId: actor.actingStaffId };
  return { memberId: null, staffId: actor.kind === 'staff' ? actor.staffId : null };
}

/** The kind of actor, as state machines name it: member, staff or system. */
export function actorKindOf(actor: Actor): ActorKind {
  return actor.kind === 'member' || actor.kind === 'staff' ? actor.kind : 'system';
}

/**
 * Records state machine steps; the timelines of parcels and orders are read from them. In the same transaction it
 * writes the events for webhooks, so that no change of state is missed.
 * Nothing waits for these writes before the commit.
 */
export async function recordSteps(tx: Tx, actor: Actor, noun: string, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  taken.of(tx).push(...steps);
  const row = {
    shopId: tx.shopId,
    noun,
    at: tx.now,
    by: actorKindOf(actor),
    traceparent: currentTraceparent(),
    types: steps.map((step) => toEventType(noun, step.from, step.to)),
    ...actorIds(actor),
    ids: steps.map(() => newId()),
    subjects: steps.map((step) => step.subjectId),
    events: steps.map((step) => step.event),
    from: steps.map((step) => step.from),
    to: steps.map((step) => step.to),
    why: steps.map((step) => step.why ?? ''),
  };
  const isTold = row.types.some((type) => type !== null);
  tx.awaitBeforeCommit(tx.compiled(record, row));
  if (isTold) tx.awaitBeforeCommit(announceWebhookEvents(tx, tx.compiled(tell, row)));
}

async function announceWebhookEvents(tx: Tx, telling: Promise<readonly unknown[]>): Promise<void> {
  if ((await telling).length > 0) await publish(tx, webhooksTopic, null);
}

/** The topic for new webhook events of a shop. */
export const webhooksTopic = 'webhooks';

interface Recorded extends Record<string, unknown> {
  shopId: string;
  noun: string;
  at: string;
  memberId: string | null;
  staffId: string | null;
  by: ActorKind;
  traceparent: string | null;
  types: (string | null)[];
  ids: string[];
  subjects: string[];
  events: string[];
  from: (string | null)[];
  to: string[];
  why: string[];
}

const record = compileSql<Recorded>(
  (p) => sql`insert into transitions
      (shop_id, id, noun, subject_id, event, from_state, to_state, at, member_id, staff_id, why)
    select ${p.shopId}::uuid, id, ${p.noun}::text, subject_id, event, from_state, to_state,
      ${p.at}::timestamptz, ${p.memberId}::uuid, ${p.staffId}::uuid, why
    from unnest(${p.ids}::uuid[], ${p.subjects}::uuid[], ${p.events}::text[], ${p.from}::text[], ${p.to}::text[],
      ${p.why}::text[]) as steps (id, subject_id, event, from_state, to_state, why)
    returning id`,
);

/** Stores a row for each webhook that subscribes to the recorded step, in the same statement as the step. */
const tell = compileSql<Recorded>(
  (p) => sql`insert into webhook_deliveries as told
      (shop_id, webhook_id, id, type, subject_id, from_state, event, by_whom, at, due_at, traceparent)
    select webhooks.shop_id, webhooks.id, steps.id, steps.type, steps.subject_id, steps.from_state, steps.event,
      ${p.by}::text, ${p.at}::timestamptz, ${p.at}::timestamptz, ${p.traceparent}::text
    from webhooks join unnest(${p.ids}::uuid[], ${p.subjects}::uuid[], ${p.events}::text[], ${p.from}::text[],
      ${p.types}::text[]) as steps (id, subject_id, event, from_state, type) on steps.type = any(webhooks.events)
    where webhooks.shop_id = ${p.shopId}::uuid and webhooks.state = 'on'
    returning told.webhook_id`,
);

/** The latest recorded step of the subject with this event. */
export function lastStep(tx: Tx, subjectId: string, event: string) {
  return tx.maybe(
    fromShop(tx, 'transitions', { subjectId, event })
      .select(['staffId', 'at'])
      .orderBy('id', 'desc')
      .limit(1),
  );
}

/** The steps of these subjects after the one with `id`. */
export async function stepsAfter(tx: Tx, subjectIds: readonly string[], id: string) {
  return tx.allOf(
    subjectIds,
    fromShop(tx, 'transitions', { subjectId: subjectIds })
      .select(['subjectId', 'toState'])
      .where('id', '>', id),
  );
}

/** The events and states of a state machine, by which its recorded steps are recognised. */
interface Recordable<E extends string, S extends string> {
  readonly events: readonly E[];
  readonly states: readonly S[];
}

/** The moves between states of a subject, or of several, oldest first. */
export async function stateMovesOf<E extends string, S extends string>(
  tx: Tx,
  subjects: string | readonly string[],
  recordable: Recordable<E, S>,
) {
  return stateMovesAmong(await stepsOf(tx, subjects, recordable.events), recordable);
}

/** The steps that are moves between states. */
export function stateMovesAmong<
  E extends string,
  S extends string,
  Row extends { event: string; toState: string },
>(steps: readonly Row[], { events, states }: Recordable<E, S>) {
  return steps.flatMap(({ event, toState, ...step }) =>
    isOneOf(events, event) && isOneOf(states, toState) ? [{ ...step, event, toState }] : [],
  );
}

/** All steps of a subject, or of several, oldest first. */
export async function stepsOf<E extends string>(
  tx: Tx,
  subjects: string | readonly string[],
  events: readonly E[],
) {
  const ids = typeof subjects === 'string' ? [subjects] : subjects;
  const steps = await tx.allOf(ids, stepRows(tx, ids));
  return steps.flatMap((step) => (isOneOf(events, step.event) ? [{ ...step, event: step.event }] : []));
}

export type StepRow = Omit<Awaited<ReturnType<typeof stepsOf>>[number], 'event'> & { readonly event: string };

function stepRows(tx: Tx, subjectIds: readonly string[]) {
  return fromShop(tx, 'transitions')
    .select([
      'transitions.id',
      'subjectId',
      'event',
      'fromState',
      'toState',
      'at',
      'memberId',
      'staffId',
      'why',
      maybeStaffName(tx, 'transitions.staffId', 'staffName'),
    ])
    .where('subjectId', 'in', [...subjectIds])
    .orderBy('transitions.id');
}
