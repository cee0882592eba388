import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { recordAudit } from './audit.ts';
import { authorizeAndParse } from './authorizeAndParse.ts';
import { cacheBearer, cachedBearer, isSameAuthentication } from './bearers.ts';
import { parseInput } from './checkedInput.ts';
import { busyRefusal, ConcurrencyLimiter, TooBusy } from './concurrencyLimiter.ts';
import type { Database, NoTransaction, Tx } from './db.ts';
import { tokenHash } from './ids.ts';
import type { IncomingRequest } from './incoming.ts';
import { findHolder, isProgramToken } from './keys.ts';
import { throttleKeyOfIp } from './networks.ts';
import { isOutcome, type Outcome, refusalOutcome } from './outcome.ts';
import { type AnyHandler, type CallWork, handlerArguments, isByStaff, runCall, toPhases } from './runCall.ts';
import { type Actor, actorId } from './scope.ts';
import { recordCallOutcome } from './securityEvents.ts';
import type { Services } from './services.ts';
import { findMemberSession, findSession, type Person } from './sessionHolder.ts';
import { sessionEndReason } from './sessions.ts';

/** Limits the files held in memory (up to ten megabytes each) until their call is done. */
const fileLimiter = new ConcurrencyLimiter({
  atOnce: 1,
  perCaller: 8,
  perShop: 24,
  inAll: 40,
  retrySeconds: 5,
});

/**
 * The order of every call: tenant (done by the caller) → begin → authenticate → authorize → parse → idempotency →
 * handler → audit → commit, or roll back on refusal. All of it is one transaction, so the action is the one that was
 * authorised. Slow work runs before or after it (`inPhases`).
 *
 * A read by a recently seen caller is sent together with the query for the session, in one round trip. Of an
 * idempotent write, only the claim of its key is sent with that query; the rest waits until the caller is confirmed.
 * If the same transaction does not confirm the caller, everything is rolled back and the call starts again.
 */
export async function dispatch(
  database: Database,
  services: Services,
  name: string,
  call: Call,
  handler: AnyHandler,
  incoming: IncomingRequest,
): Promise<Outcome> {
  const work = { database, services, name, call, phases: toPhases(handler) };
  const outcome = await withReason(work, incoming, await outcomeOf(work, incoming));
  await recordCallOutcome(database, name, call, incoming, outcome);
  return outcome;
}

const endRefusals = {
  disabled: 'session.disabled',
  password: 'session.passwordChanged',
  elsewhere: 'session.endedElsewhere',
} as const;

/** Adds the reason if the caller's session was ended by somebody else. */
async function withReason(
  work: CallWork,
  { token, shop, lang }: IncomingRequest,
  outcome: Outcome,
): Promise<Outcome> {
  const isEnded = outcome.kind === 'refusal' && outcome.refusal.refused === 'session.ended';
  if (!isEnded || token === undefined) return outcome;
  const why = await work.database.read(shop.id, (tx) => sessionEndReason(tx, token));
  return why === undefined ? outcome : refusalOutcome(refuse(endRefusals[why]), lang);
}

async function outcomeOf(work: CallWork, incoming: IncomingRequest): Promise<Outcome> {
  const [{ phases, call }, { token, shop }] = [work, incoming];
  const key = token === undefined ? '' : tokenHash(shop.id + token).toString('base64');
  const bearer = token === undefined ? undefined : { token, key };
  if (phases.prepare || incoming.receive) return inPhases(work, incoming, bearer);
  const guess = bearer && (call.method === 'GET' || call.idempotent) ? cachedBearer(key) : undefined;
  const outcome = guess && bearer && (await atOnce(work, incoming, bearer.token, guess));
  return writeOut(work, incoming, outcome ?? (await inOrder(work, incoming, bearer)));
}

/** Writes the slow part of an answer, after the transaction. */
async function writeOut(work: CallWork, incoming: IncomingRequest, outcome: Outcome): Promise<Outcome> {
  const { phases, services } = work;
  if (outcome.kind !== 'answer' || !phases.write) return outcome;
  const { actor, data } = outcome;
  const input = parseInput(work.call, incoming);
  if (isOutcome(input)) return input;
  const noTransaction = work.database.noTransaction(
    incoming.shop.id,
    whoIs(actor),
    isByStaff(actor) ? 'staff' : undefined,
  );
  try {
    return {
      ...outcome,
      data: await phases.write(...handlerArguments(noTransaction, data, actor, input, services)),
    };
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return refusalOutcome(busyRefusal(error), incoming.lang);
  } finally {
    noTransaction.end();
  }
}

/** Whether the token belongs to somebody who is logged in, or to a program. Called before a large body is read. */
export async function isLoggedIn(
  database: Database,
  { shop, ip }: Pick<IncomingRequest, 'shop' | 'ip'>,
  token: string,
): Promise<boolean> {
  const holder = await database.read(shop.id, (tx) => findHolder(tx, token, ip, 'second'));
  return holder !== undefined && !isRefusal(holder);
}

type Bearer = { readonly token: string; readonly key: string } | undefined;

/**
 * Runs slow work around the transaction: a short transaction checks the caller, then the file is received and
 * prepared, and then the main transaction checks the caller again.
 */
async function inPhases(work: CallWork, incoming: IncomingRequest, bearer: Bearer): Promise<Outcome> {
  const admitted = await admit(work, incoming, bearer);
  if (isOutcome(admitted)) return admitted;
  const { actor } = admitted;
  const lane = isByStaff(actor) ? 'staff' : undefined;
  const noTransaction = work.database.noTransaction(incoming.shop.id, whoIs(actor), lane);
  const through = (received: IncomingRequest) =>
    prepareAndHandle(work, noTransaction, received, bearer, admitted);
  try {
    if (!incoming.receive) return await through(incoming);
    // Refuses the call now if the queue has no place for it, so that the file is not uploaded in vain. The place in
    // the queue is taken once the whole file has arrived.
    fileLimiter.look(noTransaction.turn);
    const file = await incoming.receive((fields) => lookAtFields(work, incoming, actor, fields));
    if (isOutcome(file)) return file;
    return await fileLimiter.enter(noTransaction.turn, () => through({ ...incoming, ...file }));
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return refusalOutcome(busyRefusal(error), incoming.lang);
  } finally {
    noTransaction.end();
  }
}

interface Admitted {
  readonly actor: Actor;
  readonly seen: unknown;
}

async function admit(work: CallWork, incoming: IncomingRequest, bearer: Bearer): Promise<Outcome | Admitted> {
  const { services, phases } = work;
  return within(
    work,
    incoming,
    async (tx) => {
      const person = bearer && (await findHolder(tx, bearer.token, incoming.ip, 'first', incoming.door));
      const entitled = authorizeAndParse(work.call, incoming, person, tx.now);
      if (isOutcome(entitled)) return entitled;
      const { actor, input } = entitled;
      const seen = await phases.look?.(...handlerArguments(tx, actor, input, services));
      return isRefusal(seen) ? refusalOutcome(seen, incoming.lang) : { actor, seen };
    },
    (answer) => !isOutcome(answer),
  );
}

/** Checks the fields that arrive before a file, because for some calls one of them identifies the file's sender. */
async function lookAtFields(work: CallWork, incoming: IncomingRequest, actor: Actor, fields: unknown) {
  const { sender } = work.phases;
  if (sender === undefined) return undefined;
  const input = parseInput(work.call, { ...incoming, input: fields });
  if (isOutcome(input)) return input;
  const refused = await work.database.read(incoming.shop.id, (tx) =>
    sender(...handlerArguments(tx, actor, input, work.services)),
  );
  return isRefusal(refused) ? refusalOutcome(refused, incoming.lang) : undefined;
}

async function prepareAndHandle(
  work: CallWork,
  noTransaction: NoTransaction,
  received: IncomingRequest,
  bearer: Bearer,
  { actor, seen }: Admitted,
): Promise<Outcome> {
  const { services, phases } = work;
  const input = parseInput(work.call, received);
  if (isOutcome(input)) return input;
  const ready = await phases.prepare?.(...handlerArguments(noTransaction, actor, input, services, seen));
  if (isRefusal(ready)) return refusalOutcome(ready, received.lang);
  let isUsed = false;
  const handle = (...now: never[]) => {
    isUsed = true;
    return phases.handle(...now, ...handlerArguments(ready));
  };
  const outcome = await inOrder({ ...work, phases: { handle } }, received, bearer, 'second');
  // The call was refused or answered from an earlier attempt, so the prepared files are deleted.
  if (outcome.kind !== 'answer' || !isUsed) await noTransaction.abandon();
  return outcome;
}

/** Runs the work of a call in a transaction. For a GET, each query may run in a transaction of its own. */
function within<T>(
  { database, call }: CallWork,
  { shop }: IncomingRequest,
  act: (tx: Tx) => Promise<T>,
  keep: (value: T) => boolean,
): Promise<T> {
  return call.method === 'GET' ? database.read(shop.id, act, keep) : database.transact(shop.id, act, keep);
}

/** The caller's identity. Visitors are distinguished by their address. */
function whoIs(actor: Actor): string {
  return actor.kind === 'member' || actor.kind === 'staff' ? actorId(actor) : throttleKeyOfIp(actor.ip);
}

async function inOrder(
  work: CallWork,
  incoming: IncomingRequest,
  bearer: Bearer,
  look: 'first' | 'second' = 'first',
): Promise<Outcome> {
  const outcome = await within(
    work,
    incoming,
    async (tx): Promise<Outcome> => {
      const person = bearer && (await findHolder(tx, bearer.token, incoming.ip, look, incoming.door));
      // The holders of programs' tokens are not cached, because every use of such a token must be counted by a query.
      if (bearer && !isProgramToken(bearer.token) && !isRefusal(person)) cacheBearer(bearer.key, person);
      return answerTo(tx, work, incoming, person);
    },
    (done) => done.kind === 'answer',
  );
  await recordAttempt(work, incoming, outcome);
  return outcome;
}

/** Records in the audit log that staff tried an action that was refused. */
async function recordAttempt(
  { database, name }: CallWork,
  { shop }: IncomingRequest,
  outcome: Outcome,
): Promise<void> {
  if (outcome.kind !== 'refusal' || !outcome.tried) return;
  const { tried, refusal } = outcome;
  await database.transact(shop.id, (tx) =>
    recordAudit(tx, tried.actor, { call: name, input: tried.input, refusal: refusal.refused }),
  );
}

/**
 * Runs a call for the remembered holder of a token, in parallel with the query for its session. A write claims its
 * idempotency key and then waits until the session is confirmed. Undefined if the session is another one; then nothing
 * was changed.
 */
async function atOnce(
  work: CallWork,
  incoming: IncomingRequest,
  token: string,
  guess: Person,
): Promise<Outcome | undefined> {
  const answered = await within(
    work,
    incoming,
    async (tx): Promise<Outcome | undefined> => {
      const finding = guess.kind === 'member' ? findMemberSession(tx, token) : findSession(tx, token);
      const isConfirmed = async () => isSameAuthentication(await finding, guess);
      const [person, outcome] = await Promise.allSettled([
        finding,
        answerTo(tx, work, incoming, guess, isConfirmed),
      ]);
      if (person.status === 'rejected') throw person.reason;
      if (!isSameAuthentication(person.value, guess)) return undefined;
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    },
    (outcome) => outcome?.kind === 'answer',
  );
  if (answered) await recordAttempt(work, incoming, answered);
  return answered;
}

async function answerTo(
  tx: Tx,
  work: CallWork,
  incoming: IncomingRequest,
  person: Person | Refusal | undefined,
  isConfirmed?: () => Promise<boolean>,
): Promise<Outcome> {
  const entitled = authorizeAndParse(work.call, incoming, person, tx.now);
  if (isOutcome(entitled)) return entitled;
  const { actor, input } = entitled;
  const answer = await runCall(tx, work, actor, input, incoming, isConfirmed);
  if (!isRefusal(answer)) return { kind: 'answer', data: answer, actor };
  const refused = refusalOutcome(answer, incoming.lang);
  return refused.kind === 'refusal' && work.call.method === 'POST' && isByStaff(actor)
    ? { ...refused, tried: { actor, input } }
    : refused;
}
