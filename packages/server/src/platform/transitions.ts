import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { q } from './query.ts';
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

/** Records steps of state machines: the timeline of a parcel or an order is read from here. */
export async function recordSteps(tx: Tx, actor: Actor, noun: string, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await tx.run(
    q.insertInto('transitions').values(
      steps.map((step) => ({
        shop_id: tx.shopId,
        id: newId(),
        noun,
        subject_id: step.subjectId,
        event: step.event,
        from_state: step.from,
        to_state: step.to,
        at: tx.now,
        ...actorIds(actor),
        why: step.why ?? '',
      })),
    ),
  );
}

/** The steps of some subjects, oldest first. */
export function stepsOf(tx: Tx, subjectIds: readonly string[]) {
  return tx.all(
    q
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
