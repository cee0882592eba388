import type { Who } from '@crossdock/domain/machine.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { db, hotSql } from './query.ts';
import type { Actor } from './scope.ts';

export interface Step {
  readonly subjectId: string;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly why?: string;
}

/** Who did it: the member, the staff, and both when staff act as a member. */
export function actorIds(actor: Actor): { member_id: string | null; staff_id: string | null } {
  if (actor.kind === 'member') return { member_id: actor.memberId, staff_id: actor.actingStaffId };
  return { member_id: null, staff_id: actor.kind === 'staff' ? actor.staffId : null };
}

/** As whom the actor appears in the tables of state machines. */
export function whoOf(actor: Actor): Who {
  return actor.kind === 'member' || actor.kind === 'staff' ? actor.kind : 'system';
}

/** Records steps of state machines: the timeline of a parcel or an order is read from here. */
export async function recordSteps(tx: Tx, actor: Actor, noun: string, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await tx.hot(record, {
    shopId: tx.shopId,
    noun,
    at: tx.now,
    ...actorIds(actor),
    ids: steps.map(() => newId()),
    subjects: steps.map((step) => step.subjectId),
    events: steps.map((step) => step.event),
    from: steps.map((step) => step.from),
    to: steps.map((step) => step.to),
    why: steps.map((step) => step.why ?? ''),
  });
}

interface Recorded extends Record<string, unknown> {
  shopId: string;
  noun: string;
  at: string;
  member_id: string | null;
  staff_id: string | null;
  ids: string[];
  subjects: string[];
  events: string[];
  from: (string | null)[];
  to: string[];
  why: string[];
}

const record = hotSql<Recorded>(
  (p) => sql`insert into transitions
      (shop_id, id, noun, subject_id, event, from_state, to_state, at, member_id, staff_id, why)
    select ${p.shopId}::uuid, id, ${p.noun}::text, subject_id, event, from_state, to_state,
      ${p.at}::timestamptz, ${p.member_id}::uuid, ${p.staff_id}::uuid, why
    from unnest(${p.ids}::uuid[], ${p.subjects}::uuid[], ${p.events}::text[], ${p.from}::text[], ${p.to}::text[],
      ${p.why}::text[]) as steps (id, subject_id, event, from_state, to_state, why)`,
);

/** The last time that this happened to a subject. */
export function lastStep(tx: Tx, subjectId: string, event: string) {
  return tx.maybe(
    db
      .selectFrom('transitions')
      .select(['staff_id', 'at'])
      .where('shop_id', '=', tx.shopId)
      .where('subject_id', '=', subjectId)
      .where('event', '=', event)
      .orderBy('id', 'desc')
      .limit(1),
  );
}

/** The steps of some subjects, oldest first. */
export function stepsOf(tx: Tx, subjectIds: readonly string[]) {
  return tx.all(
    db
      .selectFrom('transitions')
      .leftJoin('staff', (join) =>
        join
          .onRef('staff.shop_id', '=', 'transitions.shop_id')
          .onRef('staff.id', '=', 'transitions.staff_id'),
      )
      .select([
        'subject_id',
        'event',
        'from_state',
        'to_state',
        'at',
        'member_id',
        'staff_id',
        'why',
        'staff.name as staff_name',
      ])
      .where('transitions.shop_id', '=', tx.shopId)
      .where('subject_id', 'in', [...subjectIds])
      .orderBy('transitions.id'),
  );
}
