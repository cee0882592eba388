import type { RejectionReason } from '@crossdock/contract/shops/auditReasons.ts';
import type { ClaimEvent, ClaimState } from '@crossdock/domain/aftersales/states.ts';
import { type Machine, sourceStates } from '@crossdock/domain/machine.ts';
import type { AuditState } from '@crossdock/domain/payments/states.ts';

import { sql } from 'kysely';
import type { Tx } from './db.ts';
import type { Paging } from './keyset.ts';
import { notify } from './notices.ts';
import { db } from './query.ts';
import { publish } from './realtime.ts';
import { storedReason } from './reasons.ts';
import type { RequestedPeriod } from './requestedPeriod.ts';
import type { Actor, Staff } from './scope.ts';
import { actorKindOf, recordSteps } from './transitions.ts';

/**
 * A table of requests that members or staff submit and staff decide. All of them have the columns member_id, state,
 * reject_reason, audited_by and audited_at.
 */
export interface ReviewedTable {
  readonly table: string;
  /** The noun in the log's entries, such as `withdrawal`. */
  readonly noun: string;
  readonly topic: string;
  /**
   * The state machine of the requests. In some tables staff can decide more than yes or no: a claim can also be
   * granted in part.
   */
  readonly machine: Machine<ClaimState, ClaimEvent>;
  /** Whether its rows are soft-deleted; deleted rows cannot be decided. */
  readonly deletable?: boolean;
}

/** The filters of a queue of audited requests. */
export interface QueueFilters extends Paging {
  readonly state: AuditState;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
  /** The period in which the requests were submitted. */
  readonly made?: RequestedPeriod | undefined;
}

export interface ReviewDecision extends Partial<RejectionReason> {
  readonly id: string;
  readonly event: keyof typeof outcome;
  /** Restricts the decision to rows of this member. */
  readonly memberId?: string;
  /**
   * `updated_at` of the row that the clerk saw, ISO 8601 in milliseconds. If the row has changed since, the
   * clerk must look again.
   */
  readonly seenAt?: string;
  /** Parameters of the member's notification besides the reason, such as the amount. */
  readonly told?: Readonly<Record<string, string | number>>;
}

const outcome = {
  approve: 'approved',
  approvePartly: 'partly',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const;
/** The decisions that require a reason. */
const explained: readonly string[] = ['approvePartly', 'reject'] satisfies (keyof typeof outcome)[];

/** Records that a request was submitted, and notifies the pages that show it. */
export async function recordSubmission(
  tx: Tx,
  actor: Actor,
  { noun, topic }: ReviewedTable,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<void> {
  await Promise.all([
    recordSteps(tx, actor, noun, [{ subjectId: id, event: 'submit', from: null, to: 'pending' }]),
    publish(tx, topic, memberId),
  ]);
}

/**
 * Decides one row, once, and answers the row's member. Writes the step and a realtime event. Undefined, without any
 * change, if somebody else has decided or withdrawn the row.
 */
export async function decideRequest(
  tx: Tx,
  actor: Actor,
  { table, noun, topic, machine, deletable = false }: ReviewedTable,
  { id, event, reasonKey, reason: words = '', memberId, seenAt, told = {} }: ReviewDecision,
): Promise<{ readonly memberId: string | null } | undefined> {
  const to = outcome[event];
  const reason = storedReason({ reasonKey, reason: words });
  const narrowed = [
    ...(memberId === undefined ? [] : [sql`and member_id = ${memberId}`]),
    ...(deletable ? [sql`and deleted_at is null`] : []),
    ...(seenAt === undefined
      ? []
      : [
          sql`and updated_at >= ${seenAt}::timestamptz`,
          sql`and updated_at < ${new Date(Date.parse(seenAt) + 1).toISOString()}::timestamptz`,
        ]),
  ];
  const statement = sql<{ memberId: string | null }>`
    update ${sql.table(table)} set state = ${to}, reject_reason = ${explained.includes(event) ? reason : ''},
      audited_by = ${actor.kind === 'staff' ? actor.staffId : null}, audited_at = ${tx.now}
    where shop_id = ${tx.shopId} and id = ${id} and state = any(${sourceStates(machine, event, actorKindOf(actor))})
      ${sql.join(narrowed, sql` `)}
    returning member_id`;
  const row = await tx.maybe({ compile: () => statement.compile(db) });
  if (row === undefined) return undefined;
  const { memberId: whose } = row;
  const notice = { event: `${noun}.${event}`, subjectId: id, params: { reason, ...told } };
  await Promise.all([
    recordSteps(tx, actor, noun, [{ subjectId: id, event, from: 'pending', to, why: reason }]),
    publish(tx, topic, whose),
    notify(tx, actor, whose === null ? [] : [{ memberId: whose, ...notice }]),
  ]);
  return { memberId: whose };
}

/**
 * Undoes this clerk's decision if it was made after `since`, so that the row awaits a decision again. Answers
 * its member. Only for decisions without further effects.
 */
export async function revertDecision(
  tx: Tx,
  actor: Staff,
  { table, noun, topic, deletable = false }: ReviewedTable,
  { id, since }: { readonly id: string; readonly since: string },
): Promise<string | undefined> {
  const statement = sql<{ memberId: string; was: string }>`
    with decided as (
      select id as decided_id, state as was from ${sql.table(table)}
      where shop_id = ${tx.shopId} and id = ${id} and state in ('approved', 'rejected')
        and audited_by = ${actor.staffId} and audited_at >= ${since}::timestamptz
        ${deletable ? sql`and deleted_at is null` : sql``}
      for update
    )
    update ${sql.table(table)} set state = 'pending', reject_reason = '', audited_by = null, audited_at = null
    from decided where shop_id = ${tx.shopId} and id = decided_id
    returning member_id, was`;
  const row = await tx.maybe({ compile: () => statement.compile(db) });
  if (row === undefined) return undefined;
  await Promise.all([
    recordSteps(tx, actor, noun, [{ subjectId: id, event: 'undo', from: row.was, to: 'pending' }]),
    publish(tx, topic, row.memberId),
  ]);
  return row.memberId;
}
