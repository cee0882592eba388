import type { Call } from '@crossdock/contract/call.ts';
import type { FieldFailure } from '@crossdock/contract/envelope.ts';
import { fieldIssue, fieldMessage } from '@crossdock/contract/fields.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire.ts';
import { may } from '@crossdock/domain/staff/roles.ts';
import { recordAudit } from './audit.ts';
import { guessBearer, isSamePerson, rememberBearer } from './bearers.ts';
import type { Database, Tx } from './db.ts';
import { claimKey, keepAnswer, requestHash } from './idempotency.ts';
import { tokenHash } from './ids.ts';
import type { Actor } from './scope.ts';
import type { Services } from './services.ts';
import { findSession, type Person } from './sessions.ts';
import type { Shop } from './shop.ts';

/** A request, free of HTTP types. */
export interface Incoming {
  readonly shop: Shop;
  readonly lang: Lang;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly origin: string;
  /** Query of a GET, body of a POST; a received file or raw body travels beside it. */
  readonly input: unknown;
  readonly attachment?: Readonly<Record<string, unknown>>;
}

export type Outcome =
  | { readonly kind: 'answer'; readonly data: unknown; readonly actor: Actor }
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly fields?: Record<string, FieldFailure> };

/** Any handler, seen without its types: the table's mapped type has already checked it. */
export type AnyHandler = (tx: Tx, actor: never, input: never, services: Services) => Promise<unknown>;

/** What one call is made of; the same for every request. */
interface Work {
  readonly database: Database;
  readonly services: Services;
  readonly name: string;
  readonly call: Call;
  readonly handler: AnyHandler;
}

/**
 * The order of every call: tenant (done by the caller) → begin → authenticate → authorize → parse → idempotency →
 * handler → audit → commit, or roll back on refusal. One transaction holds all of it, so that what was authorised is
 * what is done.
 *
 * A read of somebody who was here before is asked together with the question who they are, in one round trip: its
 * answer counts only when the database has said, in the same transaction, that they still are who they were. Otherwise
 * it is dropped unseen, and the call begins again.
 */
export async function dispatch(
  database: Database,
  services: Services,
  name: string,
  call: Call,
  handler: AnyHandler,
  incoming: Incoming,
): Promise<Outcome> {
  const work = { database, services, name, call, handler };
  const { token, shop } = incoming;
  if (token === undefined) return inOrder(work, incoming, undefined);
  const key = tokenHash(shop.id + token).toString('base64');
  const guess = call.method === 'GET' ? guessBearer(key) : undefined;
  const outcome = guess && (await atOnce(work, incoming, token, guess));
  return outcome ?? inOrder(work, incoming, { token, key });
}

function inOrder(
  work: Work,
  incoming: Incoming,
  bearer: { readonly token: string; readonly key: string } | undefined,
): Promise<Outcome> {
  return work.database.transact(
    incoming.shop.id,
    async (tx): Promise<Outcome> => {
      const person = bearer && (await findSession(tx, bearer.token));
      if (bearer) rememberBearer(bearer.key, person);
      return answerTo(tx, work, incoming, person);
    },
    (outcome) => outcome.kind === 'answer',
  );
}

/** Undefined where the guess was wrong; nothing of it has happened then. */
function atOnce(work: Work, incoming: Incoming, token: string, guess: Person): Promise<Outcome | undefined> {
  return work.database.transact(
    incoming.shop.id,
    async (tx): Promise<Outcome | undefined> => {
      const [person, outcome] = await Promise.allSettled([
        findSession(tx, token),
        answerTo(tx, work, incoming, guess),
      ]);
      if (person.status === 'rejected') throw person.reason;
      if (!isSamePerson(person.value, guess)) return undefined;
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    },
    (outcome) => outcome?.kind === 'answer',
  );
}

async function answerTo(
  tx: Tx,
  { services, name, call, handler }: Work,
  incoming: Incoming,
  person: Person | undefined,
): Promise<Outcome> {
  const actor = authorize(call, incoming, person);
  if (isRefusal(actor)) return { kind: 'refusal', refusal: actor };
  const parsed = call.input.safeParse(incoming.input);
  if (!parsed.success) return invalid(parsed.error.issues, incoming.lang);
  const input =
    incoming.attachment === undefined ? parsed.data : { ...(parsed.data as object), ...incoming.attachment };
  const answer = await perform(tx, services, name, call, handler, actor, input, incoming);
  if (isRefusal(answer)) return withFields(answer, incoming.lang);
  return { kind: 'answer', data: answer, actor };
}

function authorize(call: Call, incoming: Incoming, person: Person | undefined): Actor | Refusal {
  const base = {
    shop: incoming.shop,
    lang: incoming.lang,
    ip: incoming.ip,
    userAgent: incoming.userAgent,
    requestId: incoming.requestId,
    origin: incoming.origin,
  };
  const { access } = call;
  if (access.by === 'provider') return { ...base, kind: 'system' };
  if (access.by === 'guest')
    return person?.kind === 'member' ? { ...base, ...person } : { ...base, kind: 'guest' };
  if (incoming.token === undefined) return refuse('session.missing');
  if (person === undefined) return refuse('session.ended');
  const actor: Actor = { ...base, ...person };
  if (access.by === 'member') {
    if (actor.kind !== 'member') return refuse('access.denied');
    return call.personal && actor.actingStaffId !== null ? refuse('session.actingForbidden') : actor;
  }
  if (access.by !== 'staff' || actor.kind !== 'staff') return refuse('access.denied');
  return access.can === 'any' || may(actor.roles, access.can) ? actor : refuse('access.denied');
}

async function perform(
  tx: Tx,
  services: Services,
  name: string,
  call: Call,
  handler: AnyHandler,
  actor: Actor,
  input: unknown,
  incoming: Incoming,
): Promise<unknown> {
  const run = async () => {
    const answer = await handler(tx, actor as never, input as never, services);
    if (!isRefusal(answer) && call.method === 'POST' && byStaff(actor))
      await recordAudit(tx, actor, name, input);
    return answer;
  };
  if (!call.once) return run();
  if (incoming.idempotencyKey === undefined || incoming.idempotencyKey.length > 100)
    return refuse('idempotency.required');
  const claim = {
    actorId: actorId(actor),
    key: incoming.idempotencyKey,
    call: name,
    requestHash: requestHash(name, incoming.input),
  };
  const claimed = await claimKey(tx, claim);
  if (claimed !== 'first') return isRefusal(claimed) ? claimed : claimed.answer;
  const answer = await run();
  if (!isRefusal(answer)) await keepAnswer(tx, claim, answer);
  return answer;
}

function byStaff(actor: Actor): boolean {
  return actor.kind === 'staff' || (actor.kind === 'member' && actor.actingStaffId !== null);
}

/** Guests share the shop's own id as the owner of their keys; the keys themselves are random. */
function actorId(actor: Actor): string {
  return actor.kind === 'member' ? actor.memberId : actor.kind === 'staff' ? actor.staffId : actor.shop.id;
}

function invalid(
  issues: readonly { path: PropertyKey[]; message: string; code?: string }[],
  lang: Lang,
): Outcome {
  const fields: Record<string, FieldFailure> = {};
  for (const issue of issues) {
    const keys = 'keys' in issue && Array.isArray(issue.keys) ? (issue.keys as string[]) : [undefined];
    for (const key of keys) {
      const path = [...issue.path, ...(key === undefined ? [] : [key])].join('.');
      const { error, params } = fieldIssue(issue as Parameters<typeof fieldIssue>[0]);
      fields[path] ??= { error, params, message: fieldMessage(error, params, lang) };
    }
  }
  return { kind: 'refusal', refusal: refuse('request.invalid'), fields };
}

function withFields(refusal: Refusal, lang: Lang): Outcome {
  if (refusal.field === undefined) return { kind: 'refusal', refusal };
  const { refused: error, params, field } = refusal;
  return {
    kind: 'refusal',
    refusal,
    fields: { [field]: { error, params, message: fieldMessage(error, params, lang) } },
  };
}
