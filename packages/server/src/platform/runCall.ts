import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { recordAudit } from './audit.ts';
import { withCursor } from './cursors.ts';
import type { Database, Tx } from './db.ts';
import type { HandlerPhases } from './handler.ts';
import {
  claimIdempotencyKey,
  idempotencyKeyOf,
  requestHash,
  resetRepeatDetection,
  storeIdempotentAnswer,
} from './idempotency.ts';
import { type Actor, actorId } from './scope.ts';
import type { Services } from './services.ts';

/** Any handler without its types, which the type `Handlers` has already checked. */
export type AnyHandler =
  | ((tx: Tx, actor: never, input: never, services: Services) => Promise<unknown>)
  | HandlerPhases;

export const toPhases = (handler: AnyHandler): HandlerPhases =>
  typeof handler === 'function' ? { handle: handler } : handler;

/** What the server needs to run one call of the table. All requests of that call use the same values. */
export interface CallWork {
  readonly database: Database;
  readonly services: Services;
  readonly name: string;
  readonly call: Call;
  readonly phases: HandlerPhases;
}

export const handlerArguments = (...values: unknown[]) => values as never[];

/** The parts of a request by which a repeated request is recognised. */
interface Sent {
  readonly idempotencyKey: string | undefined;
  readonly input: unknown;
  readonly digest?: string;
}

/**
 * Runs the call, or returns the answer that the same request got before. If the caller was only found in the cache, a
 * write claims its key and then does nothing until `isConfirmed` settles.
 */
export async function runCall(
  tx: Tx,
  work: CallWork,
  actor: Actor,
  input: unknown,
  { idempotencyKey, input: sent, digest }: Sent,
  isConfirmed?: () => Promise<boolean>,
): Promise<unknown> {
  const { call, name } = work;
  if (!call.idempotent) return carryOut(tx, work, actor, input);
  const hash = requestHash(name, sent, digest);
  const key = idempotencyKeyOf(idempotencyKey, hash, actor);
  if (isRefusal(key)) return key;
  const claim = { ...key, actorId: actorId(actor), call: name, requestHash: hash };
  const claimed = await claimIdempotencyKey(tx, claim);
  if (isConfirmed && !(await isConfirmed())) return refuse('session.ended');
  if (claimed !== 'first') return isRefusal(claimed) ? claimed : claimed.answer;
  const answer = await carryOut(tx, work, actor, input, claim.key);
  if (!isRefusal(answer)) tx.beforeCommit.push(() => storeIdempotentAnswer(tx, claim, input, answer));
  return answer;
}

/** Runs a call. After a write, earlier requests of the caller are no longer recognised as repeats. */
async function carryOut(
  tx: Tx,
  { services, name, call, phases }: CallWork,
  actor: Actor,
  input: unknown,
  ownKey = '',
): Promise<unknown> {
  const waits = await secondAwaited(tx, services, { name, call }, actor, input);
  if (waits) return waits;
  const before = tx.writes;
  const answer = await withCursor(tx, { services, name, call }, input, (opened) =>
    phases.handle(...handlerArguments(tx, actor, opened, services)),
  );
  if (isRefusal(answer) || call.method !== 'POST') return answer;
  if (tx.writes > before) tx.beforeCommit.push(() => resetRepeatDetection(tx, actor, ownKey));
  if (!call.passing && isByStaff(actor)) await recordAudit(tx, actor, { call: name, input, answer });
  return answer;
}

/**
 * For a call that needs two people: the refusal which says that the call awaits the second person; undefined once
 * both agree.
 */
async function secondAwaited(
  tx: Tx,
  { secondPerson }: Services,
  { name, call: { takesTwo, access } }: Pick<CallWork, 'name' | 'call'>,
  actor: Actor,
  input: unknown,
) {
  if (takesTwo === undefined || actor.kind !== 'staff' || access.by !== 'staff') return undefined;
  const { what, when } = typeof takesTwo === 'string' ? { what: takesTwo, when: undefined } : takesTwo;
  if (when !== undefined && !(isRecord(input) && input[when] === true)) return undefined;
  return secondPerson(tx, actor, { name, input, what, can: access.can });
}

export function isByStaff(actor: Actor): boolean {
  return actor.kind === 'staff' || (actor.kind === 'member' && actor.actingStaffId !== null);
}
