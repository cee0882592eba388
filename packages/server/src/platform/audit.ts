import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { firstIdAt, newId } from './ids.ts';
import { db } from './query.ts';
import type { Actor } from './scope.ts';
import { actorIds } from './transitions.ts';
import { TransactionLocal } from './tx.ts';

const secretFields = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'code',
  'token',
  'ticket',
  'secret',
  'secrets',
  'browserKey',
  'scanCode',
  'pass',
  'sign',
  'guest',
  'file',
  'rawBody',
  'query',
]);

/** A field that an action changed. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const noted = new TransactionLocal<FieldChange>();

/** Records the fields that an action changes, for the audit log. Unchanged fields are omitted. */
export function recordChanges(tx: Tx, before: object, after: object): void {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const changes = Object.entries(after)
    .filter(([field, to]) => to !== undefined && JSON.stringify(was[field]) !== JSON.stringify(to))
    .map(([field, to]) => ({ field, from: was[field] ?? null, to }));
  noted.of(tx).push(...changes);
}

interface Act {
  readonly call: string;
  readonly input: unknown;
  readonly answer?: unknown;
  /** The refusal; missing if the action was carried out. */
  readonly refusal?: string;
}

/**
 * Writes one append-only row for each action of staff, in their own name or as a member, done or refused. It contains
 * the staff member, the call, the input, the member and the subjects, the recorded field changes, and each state
 * machine step.
 */
export async function recordAudit(tx: Tx, actor: Actor, act: Act): Promise<void> {
  const id = newId();
  const who = actorIds(actor);
  const input = withoutSecrets(act.input);
  const fields = act.refusal === undefined ? noted.of(tx) : [];
  const subjects = [...new Set([...idsIn(input), ...idsIn(act.answer), ...idsIn(actorIds(actor).memberId)])];
  const made = idsIn(act.answer).filter((one) => !idsIn(input).includes(one));
  const said = withoutSecrets([...fields, ...(made.length > 0 ? [{ made }] : [])]);
  // Ids are ordered by time, so every row of this transaction has a later id than this one.
  const since = firstIdAt(Date.parse(tx.now) - 1);
  await Promise.all([
    tx.run(
      db
        .insertInto('auditLog')
        .columns([
          'shopId',
          'id',
          'at',
          'call',
          'memberId',
          'staffId',
          'keyId',
          'requestId',
          'ip',
          'input',
          'refusal',
          'changes',
        ])
        // A Citus cluster does not allow a subquery in VALUES, so the row is inserted from a select.
        .expression(
          sql`select ${tx.shopId}::uuid, ${id}::uuid, ${tx.now}::timestamptz, ${act.call}::text,
            ${who.memberId}::uuid, ${who.staffId}::uuid, ${actor.kind === 'staff' ? (actor.key?.id ?? null) : null}::uuid,
            ${actor.requestId}::text, ${actor.ip}::text,
            ${JSON.stringify(input)}::jsonb, ${act.refusal ?? null}::text,
            ${JSON.stringify(said)}::jsonb || ${stepsSince(tx, actor, since)}`,
        )
        .returning('id'),
    ),
    tx.run(
      db
        .insertInto('auditSubjects')
        .columns(['shopId', 'subjectId', 'auditId'])
        .expression(
          sql`select ${tx.shopId}::uuid, subject, ${id}::uuid from (
            select unnest(${subjects}::uuid[]) union
            select subject_id from transitions where ${ofThisAct(tx, actor, since)}
          ) as about (subject)`,
        )
        .returning('auditId'),
    ),
  ]);
}

const ofThisAct = (tx: Tx, actor: Actor, since: string) =>
  sql<boolean>`shop_id = ${tx.shopId} and id >= ${since} and at = ${tx.now}
    and staff_id is not distinct from ${actorIds(actor).staffId}::uuid`;

/** The state machine steps of the action, as `[{noun, id, from, to}]`. */
function stepsSince(tx: Tx, actor: Actor, since: string) {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'noun', noun, 'id', subject_id, 'from', from_state, 'to', to_state) order by id), '[]'::jsonb)
    from (select id, noun, subject_id, from_state, to_state from transitions where ${ofThisAct(tx, actor, since)} order by id limit 20) as steps)`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The most subjects recorded for one action. */
const mostSubjects = 50;

/** The ids of rows in an input or an answer. */
export function idsIn(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (found.size >= mostSubjects) return;
    if (typeof part === 'string' && uuid.test(part)) found.add(part.toLowerCase());
    else if (part && typeof part === 'object' && !(part instanceof Uint8Array))
      for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return [...found];
}

function withoutSecrets(input: unknown): unknown {
  return JSON.parse(
    JSON.stringify(input ?? {}, (key, value: unknown) => (secretFields.has(key) ? '…' : value)),
  );
}
